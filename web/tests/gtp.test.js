// A GTP client that none of us wrote, the one of the board editor Sabaki, drives `minefield gtp`.

import assert from "node:assert/strict";
import { once } from "node:events";
import { afterEach, describe, test } from "node:test";
import { Controller } from "@sabaki/gtp";
import { binary, missing } from "./program.js";

const COLORS = ["black", "white"];

describe("a GTP client of others", { skip: missing([binary]) }, () => {
  /** @type {Controller[]} */
  const engines = [];

  afterEach(() => Promise.all(engines.splice(0).map((engine) => engine.stop())));

  /** @param {string[]} args */
  function start(...args) {
    const engine = new Controller(binary, ["gtp", ...args]);
    engine.start();
    engines.push(engine);
    return engine;
  }

  for (const rules of ["minefield", "pinwheel"]) {
    for (const seed of [1, 2, 3]) {
      test(`two engines play a whole game of ${rules} and agree on all of it (seed ${seed})`, async () => {
        const players = [seed, seed + 100].map((seed) =>
          start("--size", "7", "--rules", rules, "--visits", "100", "--seed", String(seed)));
        await Promise.all(players.map((player) => ask(player, "minefield-options", "swap", "off")));
        const { moves, winner } = await referee(players);
        assert(moves >= 7, `${moves} moves can't join two edges`);
        assert.equal(await agreed(players, "final_score"), `${winner}+`);
        assert.equal(await agreed(players, "minefield-rules"), rules);
      });
    }
  }

  test("a strong first stone is taken over, and White is asked again", async () => {
    const engine = start("--size", "3", "--visits", "5000", "--seed", "1");
    await ask(engine, "play", "black", "a2");
    assert.equal(await ask(engine, "genmove", "white"), "swap-sides", "a2 wins on 3x3");
    assert.equal(await ask(engine, "minefield-line"), "mfg1-3-minefield-a2.swap");
    assert.match(await ask(engine, "genmove", "white"), /^[a-c][1-3]$/);
  });

  test("an analysis streams until the next command, which is answered", async () => {
    const engine = start("--size", "9", "--seed", "1");
    await ask(engine, "play", "black", "c3");
    /** @type {string[]} */
    const lines = [];
    const enough = new Promise((resolve) => {
      const read = (/** @type {{line: string}} */ { line }) => lines.push(line) === 4 && resolve(undefined);
      engine.sendCommand({ id: 7, name: "kata-analyze", args: ["white", "2", "maxmoves", "2"] }, read);
    });
    await enough;
    assert.equal(await ask(engine, "name"), "Minefield");
    assert.equal(lines[0], "=7");
    assert.equal(lines.at(-1), "");
    for (const line of lines.slice(1, -1)) {
      assert.match(line, /^info move [a-i][1-9] visits \d+ winrate [01]\.\d{4} prior [01]\.\d{4} lcb [01]\.\d{4} order 0 pv /);
    }
  });

  test("many commands sent at once are answered in their order", async () => {
    const engine = start("--size", "5", "--visits", "50", "--seed", "1");
    const commands = ["genmove black", "minefield-line", "genmove white", "minefield-line", "nonsense", "name"];
    const answers = await Promise.all(commands.map((command, id) => {
      const [name, ...args] = command.split(" ");
      return engine.sendCommand({ id, name, args });
    }));
    assert.deepEqual(answers.map(({ id }) => id), [0, 1, 2, 3, 4, 5]);
    assert.deepEqual(answers.map(({ error }) => error), [false, false, false, false, true, false]);
  });

  test("quit ends the program", async () => {
    const engine = start("--size", "5");
    const stopped = once(engine, "stopped");
    await ask(engine, "quit");
    await stopped;
  });
});

/**
 * The answer to a command that must not be refused.
 * @param {Controller} engine
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<string>}
 */
async function ask(engine, name, ...args) {
  const { error, content } = await engine.sendCommand({ name, args });
  assert(!error, `${name} ${args.join(" ")}: ${content}`);
  return content;
}

/**
 * The answer that all players give.
 * @param {Controller[]} players
 * @param {string} name
 * @param {string[]} args
 */
async function agreed(players, name, ...args) {
  const [first, second] = await Promise.all(players.map((player) => ask(player, name, ...args)));
  assert.equal(first, second, `${name} ${args.join(" ")}`);
  return first;
}

/**
 * Alternates strictly until somebody resigns; every move is legal by what the other side says.
 * @param {Controller[]} players
 */
async function referee(players) {
  for (let moves = 0; ; moves++) {
    const color = COLORS[moves % 2];
    const legal = (await agreed(players, "minefield-legal", color)).split(" ");
    const isOver = (await agreed(players, "minefield-status")).includes("over yes");
    const move = await ask(players[moves % 2], "genmove", color);
    if (move === "resign") {
      assert(isOver, "nobody resigns before the end");
      return { moves, winner: color === "black" ? "W" : "B" };
    }
    assert(move === "pass" || legal.includes(move), `${move} is none of ${legal}`);
    await ask(players[(moves + 1) % 2], "play", color, move);
  }
}
