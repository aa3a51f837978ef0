import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { MarketPolicy } from './checkPolicy';
import { addDuration } from './durations';
import { statementReview } from './schema';

/** When a member last looked at the statement, and from when they are asked to. */
export interface Review {
  reviewedAt: Date | null;
  /** Null for never. */
  dueAt: Date | null;
}

/** Who is asked, and the policy's interval. */
interface ReviewQuery {
  accountId: number;
  /** The time counts from here for who has never looked. */
  registeredAt: Date;
  policy: MarketPolicy;
}

export async function readReview(db: Database, query: ReviewQuery): Promise<Review> {
  const [row] = await db
    .select({ reviewedAt: statementReview.reviewedAt })
    .from(statementReview)
    .where(eq(statementReview.accountId, query.accountId));
  return toReview(row?.reviewedAt ?? null, query);
}

/** Notes a look. Of two at once the later one stays. */
export async function noteReview(db: Database, query: ReviewQuery, now: Date): Promise<Review> {
  const [row] = await db
    .insert(statementReview)
    .values({ accountId: query.accountId, reviewedAt: now })
    .onConflictDoUpdate({
      target: statementReview.accountId,
      set: { reviewedAt: sql`greatest(${statementReview.reviewedAt}, excluded.reviewed_at)` },
    })
    .returning({ reviewedAt: statementReview.reviewedAt });
  return toReview(row?.reviewedAt ?? now, query);
}

function toReview(reviewedAt: Date | null, { registeredAt, policy }: ReviewQuery): Review {
  const { reviewEvery } = policy.statement;
  return {
    reviewedAt,
    dueAt: reviewEvery === null ? null : addDuration(reviewedAt ?? registeredAt, reviewEvery),
  };
}
