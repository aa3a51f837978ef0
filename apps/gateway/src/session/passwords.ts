import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { atMost } from '../platform/atMost';

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Threads for hashing: those of the pool, less one for files and compression. */
const MOST_THREADS = 3;

/** Hashing more than one per processor at a time would only slow down all other calls. */
const inTurn = atMost(Math.min(availableParallelism(), MOST_THREADS));

/** The password that has to be changed at the next login. */
export const WEAK_PASSWORD = '123456';

/** Hash of unknown random bytes: no password matches it, and verifying it takes as long as any other. */
export const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$0z0Yyb90PG/RsPJiMh4J8w$5X1eYw13FBRlOGx8CbRkjjA5JMM4uwdl+FBXX+FTSF4';

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, PARAMETERS));
}

/** Checks a password. Without a hash it takes as long and fails, so that unknown users can't be recognised. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(stored ?? DECOY, password));
  return stored !== null && matches;
}
