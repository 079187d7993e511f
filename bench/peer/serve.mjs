// boardgame.io's server in memory, with a small game of two seats: a pick of one card of a row, for a thousand turns.
import { createRequire } from "node:module";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");
const port = Number(process.argv[2]);

const row = (game) => Array.from({ length: 5 }, (_, at) => (game.turns * 7 + at * 3) % 60);

const Draft = {
  name: "draft",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ turns: 0, row: [0, 3, 6, 9, 12], squads: [[], []], money: [100, 100] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    pick: ({ G, playerID, random }, option) => {
      const seat = Number(playerID);
      G.squads[seat].push(G.row[option]);
      if (G.squads[seat].length > 15) G.squads[seat].shift();
      G.money[seat] += random.Die(6) - 3;
      G.turns += 1;
      G.row = row(G);
    },
  },
};

const server = Server({ games: [Draft], origins: [Origins.LOCALHOST] });
const quiet = console.log;
console.log = () => {};
await server.run({ port, callback: () => quiet("ready") });
