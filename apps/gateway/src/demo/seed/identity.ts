import { eq } from 'drizzle-orm';
import { account, knownAddress } from '../../session/schema';
import type { World } from './world';

/** The account that needs extra verification at every login. */
const CHALLENGED = 'newip1';

/** The addresses that the demo accounts logged in from before. */
export function seedIdentity({ people, person, write, ago }: World): void {
  write(async (tx) => {
    const rows = [...people.values()].flatMap(({ account: { id, lastLoginAddress } }) =>
      lastLoginAddress === null
        ? []
        : [{ accountId: id, address: lastLoginAddress, seenAt: ago({ days: 1 }) }],
    );
    await tx.insert(knownAddress).values(rows);
    const { id } = person(CHALLENGED).account;
    await tx.update(account).set({ asksAlways: true }).where(eq(account.id, id));
  });
}
