import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { atMost } from '../platform/atMost';

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Threads of the pool that hashing shares with files and packing, less one that stays free for those. */
const MOST_THREADS = 3;

/** More at a time than there are processors would not be sooner done, and would only take them from every other call. */
const inTurn = atMost(Math.min(availableParallelism(), MOST_THREADS));

/** The password that has to be changed at the next login. */
export const WEAK_PASSWORD = '123456';

/** Hash of 256 bits that nobody has kept, so no password has it; verifying it costs what any other costs. */
export const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$0z0Yyb90PG/RsPJiMh4J8w$5X1eYw13FBRlOGx8CbRkjjA5JMM4uwdl+FBXX+FTSF4';

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, PARAMETERS));
}

/** Checks a password; without a hash it works as long and says no, so that unknown users look alike. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(stored ?? DECOY, password));
  return stored !== null && matches;
}
