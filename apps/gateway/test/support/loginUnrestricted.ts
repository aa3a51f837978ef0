import { eq } from 'drizzle-orm';
import { account } from '../../src/session/schema';
import type { TestGateway } from './gateway';

/** Frees an account of a forced change: its password counts as its owner's choice, and as recent (LOGIN-07). */
export async function liftRestriction({ db, now }: TestGateway, username: string): Promise<void> {
  const changedAt = new Date(now());
  const own = { passwordGiven: false, passwordChangedAt: changedAt, passwordExpiresAt: null };
  await db.update(account).set(own).where(eq(account.username, username));
}

/** Logs in to a demo account that would have to change its password first, as if that were done. */
export async function loginUnrestricted(gateway: TestGateway, username: string): Promise<string> {
  await liftRestriction(gateway, username);
  return gateway.login(username);
}
