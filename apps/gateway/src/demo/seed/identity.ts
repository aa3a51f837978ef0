import { eq } from 'drizzle-orm';
import { account, knownAddress } from '../../session/schema';
import type { World } from './world';

/** The account that shows the extra verification, at every login. */
const CHALLENGED = 'newip1';

/** Where the demo accounts were opened from before. */
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
