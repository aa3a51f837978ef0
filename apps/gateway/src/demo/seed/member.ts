import { bankAccount, memberProfile } from '../../member/schema';
import { feedback } from '../../support/schema';
import type { World } from './world';

const BANK_ACCOUNTS = [
  { username: 'member1', bankCode: 'HARB', accountNumber: '0042118841', days: 96, isDefault: true },
  {
    username: 'member1',
    bankCode: 'OAKC',
    accountNumber: '7710034402',
    days: 31,
    isDefault: false,
  },
  { username: 'agent1', bankCode: 'LNTB', accountNumber: '3300917265', days: 104, isDefault: true },
] as const;

/** Profiles of the demo accounts, and their bank accounts. */
export function seedMember({ merchant, person, write, ago }: World): void {
  write(async (tx) => {
    await tx.insert(bankAccount).values(
      BANK_ACCOUNTS.map(({ username, days, ...row }, at) => {
        const { account: owner } = person(username);
        return {
          ...row,
          id: `ba-demo-${at + 1}`,
          merchant,
          accountId: owner.id,
          payeeName: owner.payeeName ?? owner.username,
          branch: at === 1 ? 'Mill Lane' : null,
          currency: owner.currency,
          addedAt: ago({ days }),
        };
      }),
    );
    await tx.insert(memberProfile).values([
      { accountId: person('member1').account.id, iconId: 'fox', telegram: 'member1_demo' },
      { accountId: person('agent1').account.id, iconId: 'stag', whatsapp: '6581230002' },
    ]);
    await tx.insert(feedback).values({
      id: 'fb-demo-1',
      merchant,
      accountId: person('member1').account.id,
      kind: 'FEEDBACK',
      content: 'The slots list could remember the vendor that I chose last.',
      language: 'EN',
      sentAt: ago({ days: 12 }),
    });
  });
}
