import { and, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { launch } from '../games/schema';
import { createToken, hashToken } from '../platform/tokens';
import { isInForce, LONGEST_FIRST, type PlayPause } from '../saferPlay/pausesInForce';
import { playPause } from '../saferPlay/schema';
import { lockAccount } from '../wallet/lockAccount';
import { isUsable } from './isUsable';
import { keepEnded } from './keepEnded';
import type { Place } from './loginHistory';
import { isOfMerchant } from './ofMerchant';
import { type NewSession, openSession } from './openSession';
import { account, type LoginType, session, sessionTicket } from './schema';

export type Account = typeof account.$inferSelect;

/** A live session and whose it is. */
export interface Session {
  /** Id of the session; not the token. */
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  account: Account;
  loginType: LoginType;
  passwordExpired: boolean;
  weakPassword: boolean;
  /** The break or exclusion that its owner is on (SP-07). */
  pause: PlayPause | null;
  previousLoginAt: Date | null;
  previousLoginAddress: string | null;
  /** When it last proved a second factor; null for never. */
  steppedUpAt: Date | null;
  tokenHash: string;
}

export interface SessionLimits {
  idleMs: number;
  absoluteMs: number;
}

export interface Sessions {
  /** Opens a session and returns its token, which is stored nowhere. */
  open(db: Database, login: NewSession): Promise<string>;
  /** The session of a token that has not expired; a use extends it by default. */
  find(token: string, keepsAlive?: boolean): Promise<Session | null>;
  /** Ends a session and the games that it started. */
  close(tx: Database, tokenHash: string): Promise<void>;
  /** Ends one session of an account and the games that it started; returns how many were open. */
  closeOne(tx: Database, accountId: number, id: string): Promise<number>;
  /** Ends all sessions of an account but one, with their games and tickets; returns how many were open. */
  closeAll(tx: Database, accountId: number, exceptId?: string): Promise<number>;
  /** Continues a session with a new token and the new password. */
  renew(tx: Database, id: string): Promise<string>;
  /** Open sessions of an account, latest first. */
  list(accountId: number): Promise<(typeof session.$inferSelect)[]>;
  /** Creates a single-use ticket for one more session of the account. */
  issueTicket(accountId: number, expiresAt: Date): Promise<string>;
  /** Opens a session by a ticket and consumes it; null if the ticket is invalid. */
  redeemTicket(
    ticket: string,
    at: Place & { merchant: string },
  ): Promise<{ token: string; session: Session } | null>;
  /** Whether a session is open; extends it. For games of the session. */
  touch(tx: Database, id: string): Promise<boolean>;
  /** The same without extending it: for what a page asks by itself. */
  isOpen(db: Database, id: string): Promise<boolean>;
}

const TOUCH_EVERY_MS = 1000;

/** Creates the session store; `now` is in milliseconds. */
export function createSessions(db: Database, limits: SessionLimits, now: () => number): Sessions {
  const isOver = ({ createdAt, lastSeenAt }: { createdAt: Date; lastSeenAt: Date }) =>
    now() - lastSeenAt.getTime() > limits.idleMs || now() - createdAt.getTime() > limits.absoluteMs;
  const since = (ms: number) => new Date(now() - ms);
  const isLive = () => [
    gte(session.lastSeenAt, since(limits.idleMs)),
    gte(session.createdAt, since(limits.absoluteMs)),
  ];
  // Every call asks this.
  const byToken = db
    .select()
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(
      playPause,
      and(eq(playPause.accountId, account.id), isInForce(sql`${sql.placeholder('now')}`)),
    )
    .where(eq(session.tokenHash, sql.placeholder('tokenHash')))
    .orderBy(...LONGEST_FIRST)
    .limit(1)
    .prepare('session_by_token');
  /** Sessions that are being extended now: one of several concurrent calls is enough. */
  const touching = new Set<string>();

  const sessions: Sessions = {
    open: openSession,
    async find(token, keepsAlive = true) {
      const tokenHash = hashToken(token);
      const [row] = await byToken.execute({ tokenHash, now: since(0).toISOString() });
      if (row === undefined) return null;
      if (isOver(row.session) || !isUsable(row.account)) {
        await db.transaction((tx) => sessions.close(tx, tokenHash));
        return null;
      }
      const { id, lastSeenAt } = row.session;
      const isDue = keepsAlive && now() - lastSeenAt.getTime() > TOUCH_EVERY_MS;
      if (isDue && !touching.has(id)) {
        touching.add(id);
        await sessions.touch(db, id).finally(() => touching.delete(id));
      }
      return { ...row.session, account: row.account, pause: row.play_pause };
    },
    async close(tx, tokenHash) {
      const ended = await tx.delete(session).where(eq(session.tokenHash, tokenHash)).returning();
      await wrapUp(tx, ended, now());
    },
    async closeOne(tx, accountId, id) {
      const ended = await tx
        .delete(session)
        .where(and(eq(session.accountId, accountId), eq(session.id, id)))
        .returning();
      await wrapUp(tx, ended, now());
      return ended.filter((one) => !isOver(one)).length;
    },
    async closeAll(tx, accountId, exceptId = '') {
      // The account before its sessions, as a round of a game locks them too.
      await lockAccount(tx, accountId);
      const ended = await tx
        .delete(session)
        .where(and(eq(session.accountId, accountId), ne(session.id, exceptId)))
        .returning();
      await tx.delete(sessionTicket).where(eq(sessionTicket.accountId, accountId));
      await wrapUp(tx, ended, now());
      return ended.filter((one) => !isOver(one)).length;
    },
    async renew(tx, id) {
      const token = createToken();
      const fresh = { tokenHash: hashToken(token), passwordExpired: false, weakPassword: false };
      await tx.update(session).set(fresh).where(eq(session.id, id));
      return token;
    },
    async list(accountId) {
      return db
        .select()
        .from(session)
        .where(and(eq(session.accountId, accountId), ...isLive()))
        .orderBy(desc(session.lastSeenAt), desc(session.createdAt), session.id);
    },
    async touch(tx, id) {
      const touched = await tx
        .update(session)
        .set({ lastSeenAt: new Date(now()) })
        .where(and(eq(session.id, id), ...isLive()))
        .returning({ id: session.id });
      return touched.length > 0;
    },
    async isOpen(on, id) {
      const found = await on
        .select({ id: session.id })
        .from(session)
        .where(and(eq(session.id, id), ...isLive()));
      return found.length > 0;
    },
    async issueTicket(accountId, expiresAt) {
      const ticket = createToken();
      await db
        .insert(sessionTicket)
        .values({ ticketHash: hashToken(ticket), accountId, expiresAt });
      return ticket;
    },
    async redeemTicket(ticket, { merchant, ...place }) {
      const [used] = await db
        .delete(sessionTicket)
        .where(
          and(
            eq(sessionTicket.ticketHash, hashToken(ticket)),
            isOfMerchant(sessionTicket.accountId, merchant),
          ),
        )
        .returning();
      if (used === undefined || used.expiresAt.getTime() < now()) return null;
      const [owner] = await db.select().from(account).where(eq(account.id, used.accountId));
      if (owner === undefined || !isUsable(owner)) return null;
      const token = await openSession(db, {
        account: owner,
        loginType: 'ticket',
        passwordExpired: false,
        weakPassword: false,
        ...place,
        at: new Date(now()),
      });
      const opened = await sessions.find(token);
      return opened === null ? null : { token, session: opened };
    },
  };
  return sessions;
}

/** Keeps how long sessions lasted that have ended, and ends their games; `now` is in ms. */
async function wrapUp(
  tx: Database,
  ended: readonly (typeof session.$inferSelect)[],
  now: number,
): Promise<void> {
  await keepEnded(tx, ended);
  await endGames(tx, ended, now);
}

/** Ends the games that sessions have started; `now` is in ms. */
export async function endGames(
  tx: Database,
  sessions: readonly { id: string }[],
  now: number,
): Promise<void> {
  const ids = sessions.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(launch)
    .set({ expiresAt: new Date(now) })
    .where(inArray(launch.sessionId, ids));
}
