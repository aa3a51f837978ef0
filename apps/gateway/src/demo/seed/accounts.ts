import type { Database } from '../../database/open';
import { openWallet, pointsOf } from '../../money/ledger';
import { passed } from '../../money/postings';
import { CURRENCY } from '../../session/accounts';
import { hashPassword, WEAK_PASSWORD } from '../../session/passwords';
import { account } from '../../session/schema';
import type { Person, World } from './world';

type NewAccount = typeof account.$inferInsert;

export const PASSWORD = 'Parlour#2024';
/** The payment password of the demo accounts. */
export const PAYMENT_PASSWORD = '482913';
const DAY = 86_400_000;

interface DemoAccount {
  username: string;
  nickname: string;
  mobileNum: string;
  payeeName: string;
  /** Opening balance in minor units. */
  opening: bigint;
  password?: string;
  differs?: Partial<NewAccount>;
}

/** The accounts for trying the demo. */
const ACCOUNTS: readonly DemoAccount[] = [
  {
    username: 'member1',
    nickname: 'member1',
    mobileNum: '81230001',
    payeeName: 'Demo Payee One',
    opening: 2_480_60n,
    differs: { birthday: '1990-04-18' },
  },
  {
    username: 'agent1',
    nickname: 'agent1',
    mobileNum: '81230002',
    payeeName: 'Demo Payee Two',
    opening: 18_750_00n,
    differs: { type: 1, birthday: '1984-09-02' },
  },
  {
    username: 'weak1',
    nickname: 'weak1',
    mobileNum: '81230003',
    payeeName: 'Demo Payee Three',
    opening: 320_00n,
    password: WEAK_PASSWORD,
    differs: { paymentPasswordHash: null },
  },
  {
    username: 'expired1',
    nickname: 'expired1',
    mobileNum: '81230004',
    payeeName: 'Demo Payee Four',
    opening: 905_25n,
    differs: { passwordExpiresAt: new Date('2026-01-01T00:00:00Z') },
  },
  {
    username: 'first1',
    nickname: 'first1',
    mobileNum: '81230005',
    payeeName: 'Demo Payee Five',
    opening: 50_00n,
    differs: {
      firstLoginAt: null,
      passwordGiven: true,
      lastLoginAt: null,
      lastLoginAddress: null,
      paymentPasswordHash: null,
    },
  },
  {
    username: 'newip1',
    nickname: 'newip1',
    mobileNum: '81230006',
    payeeName: 'Demo Payee Six',
    opening: 640_10n,
    differs: { asksForVerification: true },
  },
];

/** Creates the demo accounts with their wallets and opening balances; returns them by username. */
export async function seedAccounts(
  tx: Database,
  merchant: string,
  now: Date,
): Promise<Map<string, Person>> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const written = new Map<string, Person>();
  for (const { opening: _, password = PASSWORD, differs, ...demo } of ACCOUNTS) {
    const [row] = await tx
      .insert(account)
      .values({
        ...demo,
        merchant,
        type: 0,
        dialingCode: '65',
        email: `${demo.username}@parlour.example`,
        referralCode: `REF${demo.username.toUpperCase()}`,
        passwordHash: await hashPassword(password),
        paymentPasswordHash: await hashPassword(PAYMENT_PASSWORD),
        language: 'EN',
        currency: CURRENCY,
        firstLoginAt: before(118),
        lastLoginAt: before(1),
        lastLoginAddress: '203.0.113.24',
        registeredAt: before(120),
        ...differs,
      })
      .returning();
    if (row === undefined) throw new Error(`${demo.username} was not written`);
    const wallet = await openWallet(tx, row.id, CURRENCY);
    const { account: points } = await pointsOf(tx, row.id);
    written.set(demo.username, { account: row, wallet, points });
  }
  return written;
}

/** The opening balance of every account of the demo. */
export function seedOpenings({ people, team, house, book, ago }: World): void {
  const amounts = new Map(ACCOUNTS.map(({ username, opening }) => [username, opening]));
  for (const { account: owner, wallet } of new Set([...people.values(), ...team])) {
    const opening = amounts.get(owner.username) ?? 500_00n;
    book({
      scope: `account:${owner.id}`,
      key: 'opening',
      kind: 'OPENING',
      at: ago({ days: 120 }),
      postings: passed(house, wallet, opening),
    });
  }
}
