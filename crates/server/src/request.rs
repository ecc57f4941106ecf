//! Reading what was sent, so that what is wrong with it can be said in words.

use crate::app::App;
use crate::error::Error;
use crate::game::GameId;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

/// A JSON body: an object.
pub struct Json<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Json<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Json<T>, Error> {
        let body = Bytes::from_request(request, app).await?;
        // serde would read a list as the fields of a struct, one after the other.
        if body.trim_ascii_start().starts_with(b"[") {
            return Err(Error::Request("a list, where an object was expected".to_owned()));
        }
        serde_json::from_slice(&body).map(Json).map_err(|fault| Error::Request(fault.to_string()))
    }
}

/// The fields of a form.
pub struct Form<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Form<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Form<T>, Error> {
        let axum::Form(fields) = axum::Form::from_request(request, app).await?;
        Ok(Form(fields))
    }
}

/// A body as it is.
pub struct Raw(pub Bytes);

impl FromRequest<App> for Raw {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Raw, Error> {
        Ok(Raw(Bytes::from_request(request, app).await?))
    }
}

/// What stands in the path.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Path<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Path<T>, Error> {
        let axum::extract::Path(names) = axum::extract::Path::from_request_parts(parts, app).await?;
        Ok(Path(names))
    }
}

/// The `{id}` of a game in the path; one that can't be an id is a game that is not there.
pub struct Id(pub GameId);

impl FromRequestParts<App> for Id {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Id, Error> {
        let path = Path::<std::collections::HashMap<String, String>>::from_request_parts(parts, app).await;
        let Path(names) = path.map_err(|_| Error::NoPage)?;
        names.get("id").and_then(|id| GameId::parse(id)).map(Id).ok_or(Error::NoGame)
    }
}

/// The fields of the query.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Query<T>, Error> {
        let query = axum::extract::Query::from_request_parts(parts, app).await;
        query.map(|axum::extract::Query(fields)| Query(fields)).map_err(|fault| Error::Request(fault.body_text()))
    }
}
