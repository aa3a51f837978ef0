import type { MessageSummary } from '@parlour/gateway-openapi/messages';
import type { ReferredFriend } from '@parlour/gateway-openapi/referral';
import type { BankAccount, OpenSession, SecuritySettings } from '@parlour/gateway-openapi/security';
import { exampleOf } from '@parlour/gateway-openapi/testing';

const KINDS = ['SECURITY', 'REWARD', 'FUNDS', 'PROMOTION', 'SYSTEM'] as const;
const TITLES = [
  'Your account was opened from a new place',
  'Your weekly rebate is ready',
  'Your withdrawal has been paid',
  'Two evenings of doubled points',
  'The house rests on Tuesday morning',
] as const;

/** An inbox with so many messages, the first two unread. */
export const sampleMessages = (count = 10): MessageSummary[] =>
  Array.from({ length: count }, (_, at) => ({
    messageId: `ms-${String(200 - at)}`,
    kind: KINDS[at % KINDS.length] ?? KINDS[0],
    title: TITLES[at % TITLES.length] ?? TITLES[0],
    preview: 'If this was not you, choose another password and tell customer service.',
    read: at > 1,
    sentAt: `2026-03-${String(28 - at).padStart(2, '0')}T06:00:00Z`,
  }));

/** What protects an account on which nearly everything is set. */
export const SETTINGS = exampleOf('getSecuritySettings') as SecuritySettings;

/** What protects an account that was opened a moment ago. */
export const BARE_SETTINGS: SecuritySettings = {
  ...SETTINGS,
  hasPaymentPassword: false,
  mobileNum: null,
  countryDialingCode: null,
  email: null,
  bankAccountCount: 0,
};

/** Two bank accounts, the first the default. */
export const BANK_ACCOUNTS: BankAccount[] = (
  exampleOf('listBankAccounts') as BankAccount[]
).flatMap((account) => [
  account,
  {
    ...account,
    bankAccountId: 'ba-32',
    bankName: 'Oak Credit Union',
    accountNumber: '**** 2210',
    isDefault: false,
  },
]);

/** Two sessions, the first this one. */
export const SESSIONS = exampleOf('listSessions') as OpenSession[];

/** Friends who came by a link. */
export const sampleFriends = (count = 6): ReferredFriend[] =>
  Array.from({ length: count }, (_, at) => ({
    account: `ni***${String(10 + at)}`,
    registeredAt: `2026-03-${String(20 - at).padStart(2, '0')}T15:20:00Z`,
    qualified: at % 3 !== 2,
    rewardAmount: at % 3 === 2 ? '0.00' : '20.00',
  }));
