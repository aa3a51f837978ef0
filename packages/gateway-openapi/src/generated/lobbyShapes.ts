// Generated from spec/source by `npm run generate`. Do not edit.
import type { Shape } from '../shape';

const GameSearchIndex: Shape = { version: 1, gameType: 1, iconPattern: 1, vendors: [1], vendorNames: [1], classifies: [1], nodeIds: [5], names: [1], codes: [1], vendorOf: [5], classifyOf: [6], flags: [5] };

/** Shapes of the answers, by operation. */
export const LOBBY_SHAPES: Readonly<Record<string, Shape>> = {
  getGameSearchIndex: GameSearchIndex,
};
