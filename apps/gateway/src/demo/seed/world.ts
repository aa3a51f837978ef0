import type { Database } from '../../database/open';
import type { Catalogue } from '../../games/catalogue';
import type { bet } from '../../games/schema';
import { bookMany } from '../../money/bookMany';
import type { Movement } from '../../money/ledger';
import { createRandom, hashText, type Random } from '../../platform/random';
import type { Account } from '../../session/sessions';

/** An account of the demo with its places in the ledger. */
export interface Person {
  account: Account;
  wallet: number;
  points: number;
}

/** A movement of the past; nobody asked for it by a call, so it has no request. */
export type PastMovement = Omit<Movement, 'requestHash'>;

/** A bet of the past. */
export type PastBet = Omit<typeof bet.$inferInsert, 'playedAt'> & { playedAt: Date };

/**
 * The demo's past while it is being made up. Each domain plans its movements of money and the rows that
 * belong to them; when all have planned, the movements are booked in the order of time.
 */
export interface World {
  tx: Database;
  merchant: string;
  /** The moment of the first start; everything else lies before it. */
  now: Date;
  catalogue: Catalogue;
  /** Account of the ledger that wins what players lose, and pays. */
  house: number;
  /** The demo accounts by username. */
  people: ReadonlyMap<string, Person>;
  /** Everybody below agent1, member1 among them. */
  team: readonly Person[];
  /** Numbers of a domain's own, so that one domain's wishes do not change another's. */
  random(domain: string): Random;
  /** So long before the first start. */
  ago(time: { days?: number; hours?: number; minutes?: number }): Date;
  person(username: string): Person;
  /** What everybody has bet, as it is planned. */
  bets: PastBet[];
  /** Plans a movement; `then` is told the number of its transaction. */
  book(movement: PastMovement, then?: (txnId: number) => void): void;
  /** Plans rows that are written after everything is booked. */
  write(rows: (tx: Database) => Promise<void>): void;
}

type Planned = Pick<World, 'tx' | 'merchant' | 'now' | 'catalogue' | 'house' | 'people' | 'team'>;

const HOUR = 3_600_000;

/** Makes a world to plan in, and the way to carry the plan out. */
export function createWorld(known: Planned): { world: World; carryOut: () => Promise<void> } {
  const movements: { movement: PastMovement; then: (txnId: number) => void }[] = [];
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
    book: (movement, then = () => undefined) => void movements.push({ movement, then }),
    write: (rows) => void writers.push(rows),
  };
  const carryOut = async () => {
    movements.sort((a, b) => a.movement.at.getTime() - b.movement.at.getTime());
    const past = movements.map(({ movement }) => ({ ...movement, requestHash: '' }));
    const booked = await bookMany(known.tx, past);
    movements.forEach(({ then }, at) => then(booked[at] ?? 0));
    for (const rows of writers) await rows(known.tx);
  };
  return { world, carryOut };
}
