// Terrain that every ruleset may use. Each ruleset adds its own zones, objectives and missions.
export { APPROACH } from './approach.ts';
export { ASTEROID_CLUSTER, ASTEROID_FIELD } from './asteroids.ts';
export { BATTLEGROUND } from './battleground.ts';
export { BOUNDARY } from './boundary.ts';
export { BROKEN_SHIP, BROKEN_SHUTTLE } from './broken-ship.ts';
export { CENTRE } from './centre.ts';
export { coverageOf } from './coverage.ts';
export { FARMSTEAD } from './farmstead.ts';
export { FLANK } from './flank.ts';
export { FRONT_LINE } from './front-line.ts';
export { GANTRIES } from './gantries.ts';
export { generated, generatedPieces, type TableRequest } from './generate.ts';
export {
  type AgainstLaying,
  anyPlaceToLay,
  type BeingLaid,
  laidAt,
  placesToLay,
  reasonsAgainstLaying,
  stockWithRoom,
} from './in-turns.ts';
export { besideItself, quarterTurned } from './join-tables.ts';
export { JUNCTION } from './junction.ts';
export { BATTLEFIELD, KILLZONE, type Layout, laidOut, SQUARE, type TableSize } from './laid-out.ts';
export {
  boundsOfPlaced,
  type CustomTable,
  coverageOfPlaced,
  LARGEST,
  MOST_PIECES,
  type PlacedPiece,
  pieceOfPlaced,
  readCustomTable,
  SMALLEST,
  type Trouble,
  terrainOfPieces,
  troublesOf,
  twinOf,
} from './laying.ts';
export { type Box, boundsOf, type Placing, placed, QUARTERS, type Quarter } from './place-piece.ts';
export { REFINERY } from './refinery.ts';
export { ROOFTOPS } from './rooftops.ts';
export { SECTOR } from './sector.ts';
export { STATION } from './station.ts';
export { ROLES, type Role, STOCK, type StockPiece, stockTexts } from './stock.ts';
export { STRAIT } from './strait.ts';
