//! For each near code, whether a stone may be placed amid it, as far as the neighbours tell.

use crate::near_code::{bits_of_code, cell, cell_of};
use crate::point::{Point, SPAN};
use crate::probe::Probe;
use crate::shapes::{Condition, Trigger};
use std::collections::{BTreeMap, BTreeSet};

/// By near code: [`FREE`], [`FORBIDDEN`], or the number of a set of probes that must be asked.
pub(crate) type NearTable = Box<[u8; 1 << 16]>;

pub(crate) const FREE: u8 = 0;
pub(crate) const FORBIDDEN: u8 = 1;

/// What a near code leaves open, for a new stone of one colour.
pub(crate) struct Far {
    probes: Vec<Probe>,
    /// By the number in the near table: which probes to ask, one bit each.
    sets: [u32; 256],
}

impl Far {
    #[inline(never)]
    pub(crate) fn allows(&self, set: u8, cells: &[u8; SPAN], point: Point) -> bool {
        let mut set = self.sets[usize::from(set)];
        while set != 0 {
            if !self.probes[set.trailing_zeros() as usize].allows(cells, point) {
                return false;
            }
            set &= set - 1;
        }
        true
    }
}

/// Fills the near table of one colour.
pub(crate) struct NearBuilder {
    near: NearTable,
    /// By inner conditions (those on neighbours): the outer conditions of the triggers with them.
    groups: BTreeMap<Vec<Condition>, Vec<Vec<Condition>>>,
}

impl NearBuilder {
    pub(crate) fn build(triggers: &[Trigger]) -> (NearTable, Far) {
        let near = vec![FREE; 1 << 16].into_boxed_slice().try_into().expect("65536 entries");
        let mut builder = NearBuilder { near, groups: BTreeMap::new() };
        triggers.iter().for_each(|trigger| builder.add(trigger));
        builder.finish()
    }

    fn add(&mut self, trigger: &Trigger) {
        let (mut inner, outer): (Vec<Condition>, Vec<Condition>) =
            trigger.conditions.iter().partition(|c| c.neighbour().is_some());
        inner.sort_unstable();
        if outer.is_empty() {
            matching(&inner).for_each(|code| self.near[usize::from(code)] = FORBIDDEN);
        } else {
            self.groups.entry(inner).or_default().push(outer);
        }
    }

    fn finish(mut self) -> (NearTable, Far) {
        let Some((asked, sets)) = self.sets_of_probes() else { return self.one_probe() };
        for (entry, asked) in self.near.iter_mut().zip(asked) {
            if *entry == FREE && asked != 0 {
                *entry = sets.iter().position(|&set| set == asked).unwrap_or_default() as u8;
            }
        }
        (self.near, Far { probes: self.groups.into_values().map(Probe::new).collect(), sets })
    }

    /// The probes to ask for each near code, and all such sets, numbered from 2; nothing if that
    /// is more than the near table can say.
    fn sets_of_probes(&self) -> Option<(Vec<u32>, [u32; 256])> {
        let mut asked = vec![0u32; 1 << 16];
        for (number, inner) in self.groups.keys().enumerate() {
            let bit = 1u32.checked_shl(number as u32)?;
            matching(inner).for_each(|code| asked[usize::from(code)] |= bit);
        }
        let different: BTreeSet<u32> = asked.iter().copied().filter(|&set| set != 0).collect();
        let mut sets = [0; 256];
        let first = usize::from(FORBIDDEN) + 1;
        sets.get_mut(first..first + different.len())?.iter_mut().zip(different).for_each(|(set, asked)| *set = asked);
        Some((asked, sets))
    }

    /// The way out for rule sets with very many figures: one probe about everything, always asked.
    fn one_probe(mut self) -> (NearTable, Far) {
        let whole = |(inner, outers): (Vec<Condition>, Vec<Vec<Condition>>)| {
            outers.into_iter().map(move |outer| [inner.clone(), outer].concat())
        };
        let probe = Probe::new(self.groups.into_iter().flat_map(whole).collect());
        self.near.iter_mut().filter(|entry| **entry == FREE).for_each(|entry| *entry = FORBIDDEN + 1);
        (self.near, Far { probes: vec![probe], sets: [1; 256] })
    }
}

/// The near codes that fit conditions on neighbours.
fn matching(inner: &[Condition]) -> impl Iterator<Item = u16> {
    let inner: Vec<(usize, u16)> = inner.iter().filter_map(|c| Some((c.neighbour()?, c.mask))).collect();
    let mut masks = [u16::MAX; 8];
    inner.iter().for_each(|&(k, mask)| masks[k] = mask);
    let fits = move |code: &u16| inner.iter().all(|&(k, mask)| cell::bit(cell_of(*code, k)) & mask != 0);
    codes(&masks).into_iter().filter(fits)
}

/// The near codes whose neighbours `k` each can hold something of `masks[k]`.
fn codes(masks: &[u16; 8]) -> Vec<u16> {
    (0..8).fold(vec![0], |codes, k| {
        let values = (0..4u16).filter(|&value| bits_of_code(usize::from(value)) & masks[k] != 0);
        values.flat_map(|value| codes.iter().map(move |code| code | value << (2 * k))).collect()
    })
}
