import { eq } from 'drizzle-orm';
import { account } from '../../src/session/schema';
import type { TestGateway } from './gateway';

/** Lets an account be used like any other: its password is its owner's choice and not too old (LOGIN-07). */
export async function freeAccount({ db, now }: TestGateway, username: string): Promise<void> {
  const changedAt = new Date(now());
  const own = { passwordGiven: false, passwordChangedAt: changedAt, passwordExpiresAt: null };
  await db.update(account).set(own).where(eq(account.username, username));
}

/** Logs in a demo account that would have to change its password first, as if it had done so. */
export async function loginFreely(gateway: TestGateway, username: string): Promise<string> {
  await freeAccount(gateway, username);
  return gateway.login(username);
}
