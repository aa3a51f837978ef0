import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { account, session, sessionTicket } from '../database/schema';
import { createToken, hashToken } from './tokens';

export type Account = typeof account.$inferSelect;

/** A live session and whose it is. */
export interface Session {
  /** Names the session; it is not the token. */
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  account: Account;
  loginType: LoginType;
  passwordExpired: boolean;
  weakPassword: boolean;
  previousLoginAt: Date | null;
  previousLoginAddress: string | null;
  tokenHash: string;
}

export type LoginType = 'username' | 'sms' | 'freePlay' | 'ticket';

export interface SessionLimits {
  idleMs: number;
  absoluteMs: number;
}

export interface Sessions {
  /** Opens a session and gives its token, which is kept nowhere. */
  open(db: Database, login: NewSession): Promise<string>;
  /** The session of a token that is neither idle nor old; a use keeps it alive unless told not to. */
  find(token: string, keepsAlive?: boolean): Promise<Session | null>;
  close(tokenHash: string): Promise<void>;
  /** Makes a ticket that opens one more session of the account, once. */
  issueTicket(accountId: number, expiresAt: Date): Promise<string>;
  /** Opens a session by a ticket and uses it up; null if it is worthless. */
  redeemTicket(
    ticket: string,
    address: string,
  ): Promise<{ token: string; session: Session } | null>;
  /** Whether a session still lives; the use keeps it alive. For what plays on its behalf. */
  touch(tx: Database, id: string): Promise<boolean>;
}

export interface NewSession {
  account: Account;
  loginType: LoginType;
  passwordExpired: boolean;
  weakPassword: boolean;
  address: string;
  at: Date;
}

const TOUCH_EVERY_MS = 1000;

/** Makes the sessions over a database; `now` is in milliseconds. */
export function createSessions(db: Database, limits: SessionLimits, now: () => number): Sessions {
  const isOver = ({ createdAt, lastSeenAt }: { createdAt: Date; lastSeenAt: Date }) =>
    now() - lastSeenAt.getTime() > limits.idleMs || now() - createdAt.getTime() > limits.absoluteMs;

  const sessions: Sessions = {
    open: openSession,
    async find(token, keepsAlive = true) {
      const tokenHash = hashToken(token);
      const [row] = await db
        .select()
        .from(session)
        .innerJoin(account, eq(account.id, session.accountId))
        .where(eq(session.tokenHash, tokenHash));
      if (row === undefined) return null;
      if (isOver(row.session)) {
        await sessions.close(tokenHash);
        return null;
      }
      if (keepsAlive && now() - row.session.lastSeenAt.getTime() > TOUCH_EVERY_MS)
        await sessions.touch(db, row.session.id);
      const loginType = row.session.loginType as LoginType;
      return { ...row.session, loginType, account: row.account };
    },
    async close(tokenHash) {
      await db.delete(session).where(eq(session.tokenHash, tokenHash));
    },
    async touch(tx, id) {
      const [row] = await tx.select().from(session).where(eq(session.id, id));
      if (row === undefined || isOver(row)) return false;
      await tx
        .update(session)
        .set({ lastSeenAt: new Date(now()) })
        .where(eq(session.id, id));
      return true;
    },
    async issueTicket(accountId, expiresAt) {
      const ticket = createToken();
      await db
        .insert(sessionTicket)
        .values({ ticketHash: hashToken(ticket), accountId, expiresAt });
      return ticket;
    },
    async redeemTicket(ticket, address) {
      const [used] = await db
        .delete(sessionTicket)
        .where(eq(sessionTicket.ticketHash, hashToken(ticket)))
        .returning();
      if (used === undefined || used.expiresAt.getTime() < now()) return null;
      const [owner] = await db.select().from(account).where(eq(account.id, used.accountId));
      if (owner === undefined) return null;
      const token = await openSession(db, {
        account: owner,
        loginType: 'ticket',
        passwordExpired: false,
        weakPassword: false,
        address,
        at: new Date(now()),
      });
      const opened = await sessions.find(token);
      return opened === null ? null : { token, session: opened };
    },
  };
  return sessions;
}

async function openSession(
  tx: Database,
  { account: owner, address, at, ...login }: NewSession,
): Promise<string> {
  const token = createToken();
  await tx.insert(session).values({
    ...login,
    tokenHash: hashToken(token),
    id: `se-${randomBytes(6).toString('hex')}`,
    accountId: owner.id,
    previousLoginAt: owner.lastLoginAt,
    previousLoginAddress: owner.lastLoginAddress,
    createdAt: at,
    lastSeenAt: at,
  });
  await tx
    .update(account)
    .set({ lastLoginAt: at, lastLoginAddress: address })
    .where(eq(account.id, owner.id));
  return token;
}
