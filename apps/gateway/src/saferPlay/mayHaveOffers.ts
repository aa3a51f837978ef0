import { and, type Column, eq, notExists, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open';
import { isInForce } from './pausesInForce';
import { playPause } from './schema';

/**
 * Whether an account may be given or told of offers at a moment: not on a break or excluded, unless the policy lets
 * offers go on during that break (SP-07). For every job and message that offers something by itself.
 */
export const mayHaveOffers = (db: Database, accountId: Column, at: Date): SQL =>
  notExists(
    db
      .select({ id: playPause.id })
      .from(playPause)
      .where(
        and(eq(playPause.accountId, accountId), eq(playPause.hasOffers, false), isInForce(at)),
      ),
  );
