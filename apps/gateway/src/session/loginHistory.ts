import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { countRows, TOTAL, totalOf } from '../database/totalOf';
import { DAY_MS } from '../platform/days';
import { type PageQuery, windowOf } from '../platform/paging';
import { Refusal } from '../platform/refusal';
import { deviceOf } from './device';
import { account, type LoginMethod, type LoginRecordOutcome, loginRecord } from './schema';

/** How long logins are remembered (TR-02). */
export const HISTORY_MS = 90 * DAY_MS;

/**
 * Most logins without a session that are remembered of an account within 24 hours, of each outcome: whoever tries thousands
 * of passwords neither fills the table nor keeps out the row that says one was right.
 */
export const MOST_UNOPENED = 100;

export type LoginRecord = typeof loginRecord.$inferSelect;

/** Where a login comes from. */
export interface Place {
  address: string;
  /** By ISO 3166; null if no proxy names it. */
  country: string | null;
  /** Browser and operating system; null if unknown. */
  device: string | null;
}

/** Where a call comes from. */
export const placeOf = (call: {
  address: string;
  country: string | null;
  header(name: string): string | undefined;
}): Place => ({
  address: call.address,
  country: call.country,
  device: deviceOf(call.header('user-agent')),
});

/** A login that opened no session. */
interface UnopenedLogin {
  /** Undefined where nobody has the name or number that was tried. */
  accountId: number | undefined;
  method: string;
  outcome: Exclude<LoginRecordOutcome, 'LOGGED_IN'>;
  place: Place;
  at: Date;
}

/**
 * Remembers a login that opened no session. For an unknown account the same statement runs and finds nobody, so that the
 * time of the answer does not tell who has one.
 */
export async function rememberUnopened(
  db: Database,
  { accountId = 0, method, outcome, place, at }: UnopenedLogin,
): Promise<void> {
  await db.execute(sql`
    insert into ${loginRecord} (account_id, at, method, outcome, address, country, device)
    select ${account.id}, ${at.toISOString()}::timestamptz, ${method}::text, ${outcome}::text,
      ${place.address}::text, ${place.country}::text, ${place.device}::text
    from ${account} where ${account.id} = ${accountId}::int and (
      select count(*) from (
        select 1 from ${loginRecord}
        where ${loginRecord.accountId} = ${accountId}::int and ${loginRecord.outcome} = ${outcome}::text
          and ${loginRecord.at} > ${new Date(at.getTime() - DAY_MS).toISOString()}::timestamptz
        limit ${MOST_UNOPENED}
      ) as recent
    ) < ${MOST_UNOPENED}`);
}

/** Remembers a code that was refused. Other errors, such as those of an outside service, say nothing about who tried. */
export async function rememberRefusedCode(
  db: Database,
  error: unknown,
  login: Omit<UnopenedLogin, 'outcome'>,
): Promise<void> {
  const code = error instanceof Refusal ? error.code : null;
  if (code === 'INVALID_CODE') await rememberUnopened(db, { ...login, outcome: 'WRONG_CODE' });
  if (code === 'CODE_EXPIRED') await rememberUnopened(db, { ...login, outcome: 'EXPIRED_CODE' });
}

/** Remembers a login in the transaction that opens its session. */
export async function rememberOpened(
  tx: Database,
  opened: Place & { accountId: number; method: LoginMethod; sessionId: string; at: Date },
): Promise<void> {
  const { accountId, method, sessionId, at, address, country, device } = opened;
  await tx.insert(loginRecord).values({
    accountId,
    method,
    sessionId,
    at,
    address,
    country,
    device,
    outcome: 'LOGGED_IN',
  });
}

/** One page of an account's logins of the last 90 days, newest first, with their total number. */
export async function listLogins(
  db: Database,
  accountId: number,
  query: PageQuery,
  now: Date,
): Promise<{ rows: LoginRecord[]; total: number }> {
  const window = windowOf(query);
  // The job that deletes older rows runs every few minutes only.
  const wanted = and(
    eq(loginRecord.accountId, accountId),
    gte(loginRecord.at, new Date(now.getTime() - HISTORY_MS)),
  );
  const page = await db
    .select({ row: loginRecord, total: TOTAL })
    .from(loginRecord)
    .where(wanted)
    .orderBy(desc(loginRecord.at), desc(loginRecord.id))
    .offset(window.offset)
    .limit(window.limit);
  const total = await totalOf(page, window, () => countRows(db, loginRecord, wanted));
  return { rows: page.map(({ row }) => row), total };
}

/** The device of the login at a moment; null if it is unknown or no longer remembered. */
export async function deviceAt(
  db: Database,
  accountId: number,
  at: Date | null,
): Promise<string | null> {
  if (at === null) return null;
  const [found] = await db
    .select({ device: loginRecord.device })
    .from(loginRecord)
    .where(
      and(
        eq(loginRecord.accountId, accountId),
        eq(loginRecord.at, at),
        eq(loginRecord.outcome, 'LOGGED_IN'),
      ),
    )
    .orderBy(desc(loginRecord.id))
    .limit(1);
  return found?.device ?? null;
}
