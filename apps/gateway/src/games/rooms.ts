import type { components } from '../generated/contract';
import { formatAmount, parseAmount } from '../money/amount';
import { createRandom, hashText } from '../platform/random';
import { TEXTS } from './texts';
import type { Game, GameType } from './types';

type Room = components['schemas']['Room'];

/** Seats of a room by the type of its game; other types have no rooms. */
const SEATS: Partial<Record<GameType, number>> = { LIVE: 7, PVP: 4 };
/** The highest bet of a room, in multiples of the lowest. */
const MOST_BETS = 400n;
/** How often the taken seats change. */
const SETTLED_MS = 300_000;

const TREES = Object.values(TEXTS.group('tree'));

/** Whether games of a type are played in rooms. */
const hasRooms = (gameType: GameType): boolean => SEATS[gameType] !== undefined;

/** The rooms of a vendor's games: those with most free seats first, closed ones last. */
export function listRooms(games: readonly Game[], language: string, now: Date): Room[] {
  const order = { OPEN: 0, FULL: 1, CLOSED: 2 };
  const taken = ({ seats, seatsTaken }: Room) => seatsTaken / seats;
  return games
    .filter(({ gameType, isGame }) => hasRooms(gameType) && isGame === 'GAME')
    .map((game, at) => roomOf(game, at, language, now))
    .sort((a, b) => order[a.state] - order[b.state] || taken(a) - taken(b));
}

function roomOf(game: Game, at: number, language: string, now: Date): Room {
  const { nodeId, vassalage, gameType, minBet, isMaintenance } = game;
  const roomId = `rm-${nodeId}`;
  const slot = Math.floor(now.getTime() / SETTLED_MS);
  const seats = SEATS[gameType] ?? 0;
  const seatsTaken = isMaintenance ? 0 : createRandom(hashText(`${roomId}:${slot}`)).int(0, seats);
  return {
    roomId,
    roomName: nameOf(at, language),
    nodeId,
    vassalage,
    gameType,
    minBet,
    maxBet: formatAmount(parseAmount(minBet) * MOST_BETS),
    seats,
    seatsTaken,
    state: isMaintenance ? 'CLOSED' : seatsTaken === seats ? 'FULL' : 'OPEN',
  };
}

function nameOf(at: number, language: string): string {
  const round = Math.floor(at / TREES.length);
  const number = round === 0 ? '' : ` ${round + 1}`;
  return TEXTS.say('room', language, { tree: TREES[at % TREES.length] ?? '', number });
}
