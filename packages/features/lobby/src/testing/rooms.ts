import type { Room } from '@parlour/gateway-openapi/games';

const NAMES = [
  'Willow',
  'Cedar',
  'Maple',
  'Bamboo',
  'Pine',
  'Banyan',
  'Teak',
  'Lotus',
  'Orchid',
  'Palm',
];

/** Tables of a vendor: the first are open, then one is full, and the last is closed. */
export const sampleRooms = (changes: Partial<Room> = {}): Room[] =>
  NAMES.map((name, at) => ({
    roomId: `rm-${String(at)}`,
    roomName: `${name} table`,
    nodeId: 200_000 + at,
    vassalage: 'TWP',
    gameType: 'LIVE',
    minBet: '5.00',
    maxBet: '2000.00',
    seats: 7,
    seatsTaken: Math.min(at, 7),
    state: at === 9 ? 'CLOSED' : at > 6 ? 'FULL' : 'OPEN',
    ...changes,
  }));
