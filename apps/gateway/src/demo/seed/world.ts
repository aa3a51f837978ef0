import type { Database } from '../../database/open';
import type { Catalogue } from '../../games/catalogue';
import type { bet } from '../../games/schema';
import { bookMany } from '../../money/bookMany';
import type { Movement } from '../../money/ledger';
import { createRandom, hashText, type Random } from '../../platform/random';
import type { Account } from '../../session/sessions';

/** An account of the demo with its ledger accounts. */
export interface Person {
  account: Account;
  wallet: number;
  points: number;
}

/** A past movement; no call requested it, so it has no request hash. */
export type PastMovement = Omit<Movement, 'requestHash'>;

/** A bet of the past. */
export type PastBet = Omit<typeof bet.$inferInsert, 'playedAt'> & { playedAt: Date };

/**
 * The demo's past while it is being made up. Each domain plans its movements of money and their rows. When all
 * have planned, the movements are booked in order of time.
 */
export interface World {
  tx: Database;
  merchant: string;
  /** The moment of the first start; everything else lies before it. */
  now: Date;
  catalogue: Catalogue;
  /** The house account that wins what players lose, and pays. */
  house: number;
  /** The demo accounts by username. */
  people: ReadonlyMap<string, Person>;
  /** Everybody below agent1, member1 among them. */
  team: readonly Person[];
  /** Each domain has random numbers of its own, so that a change in one leaves the others as they are. */
  random(domain: string): Random;
  /** A moment before the first start. */
  ago(time: { days?: number; hours?: number; minutes?: number }): Date;
  person(username: string): Person;
  /** All planned bets. */
  bets: PastBet[];
  /** Plans a movement; `then` gets the id of its transaction. */
  book(movement: PastMovement, onBooked?: (txnId: number) => void): void;
  /** Plans rows that are written after everything is booked. */
  write(rows: (tx: Database) => Promise<void>): void;
}

type Planned = Pick<World, 'tx' | 'merchant' | 'now' | 'catalogue' | 'house' | 'people' | 'team'>;

const HOUR = 3_600_000;

/** Makes a world to plan in, and the function that carries out the plan. */
export function createWorld(known: Planned): { world: World; carryOut: () => Promise<void> } {
  const movements: { movement: PastMovement; onBooked: (txnId: number) => void }[] = [];
  const writers: ((tx: Database) => Promise<void>)[] = [];
  const world: World = {
    ...known,
    bets: [],
    random: (domain) => createRandom(hashText(domain)),
    ago: ({ days = 0, hours = 0, minutes = 0 }) =>
      new Date(known.now.getTime() - (days * 24 + hours + minutes / 60) * HOUR),
    person(username) {
      const found = known.people.get(username);
      if (found === undefined) throw new Error(`${username} is missing`);
      return found;
    },
    book: (movement, onBooked = () => undefined) => void movements.push({ movement, onBooked }),
    write: (rows) => void writers.push(rows),
  };
  const carryOut = async () => {
    movements.sort((a, b) => a.movement.at.getTime() - b.movement.at.getTime());
    const past = movements.map(({ movement }) => ({ ...movement, requestHash: '' }));
    const booked = await bookMany(known.tx, past);
    movements.forEach(({ onBooked }, at) => onBooked(booked[at] ?? 0));
    for (const rows of writers) await rows(known.tx);
  };
  return { world, carryOut };
}
