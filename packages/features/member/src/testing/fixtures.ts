import type { Contract } from '@parlour/gateway-openapi/contracts';
import type { BankAccount, SecuritySettings } from '@parlour/gateway-openapi/member';
import type { MessageSummary } from '@parlour/gateway-openapi/messages';
import type { ReferredFriend } from '@parlour/gateway-openapi/promotions';
import type { OpenSession } from '@parlour/gateway-openapi/session';
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

/** Security settings of an account with nearly everything set. */
export const SETTINGS = exampleOf('getSecuritySettings') as SecuritySettings;

/** Security settings of a new account. */
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

/** Friends who registered by a link. */
export const sampleFriends = (count = 6): ReferredFriend[] =>
  Array.from({ length: count }, (_, at) => ({
    account: `ni***${String(10 + at)}`,
    registeredAt: `2026-03-${String(20 - at).padStart(2, '0')}T15:20:00Z`,
    qualified: at % 3 !== 2,
    rewardAmount: at % 3 === 2 ? '0.00' : '20.00',
  }));

const OFFER: Contract = {
  contractId: 'ct-31',
  kind: 'dividend',
  requestType: 'new',
  state: 'sign',
  inForce: false,
  side: 'offeredToMe',
  counterpartId: 'mb-1400',
  counterpartAccount: 'agent1',
  period: 'semimonthly',
  tiers: [
    {
      rate: 500,
      activeMembers: 1,
      periodBet: '0.00',
      periodProfitLoss: '0.00',
      amount: '0.00',
    },
    {
      rate: 1000,
      activeMembers: 2,
      periodBet: '100.00',
      periodProfitLoss: '-10.00',
      amount: '5.00',
    },
  ],
  actions: ['accept', 'reject'],
  offeredAt: '2026-03-13T11:00:00Z',
  answeredAt: null,
  startsAt: null,
  endedAt: null,
  nextSettlementAt: null,
};

/** An offer that waits, a contract that begins in some days, one in force and one that has ended. */
export const sampleContracts = (): Contract[] => {
  const agreed: Contract = {
    ...OFFER,
    state: 'accepted',
    inForce: true,
    actions: ['terminate'],
    answeredAt: '2026-03-13T12:00:00Z',
  };
  const simple = OFFER.tiers.slice(0, 1).map((tier) => ({ ...tier, rate: 50 }));
  return [
    OFFER,
    {
      ...agreed,
      contractId: 'ct-41',
      startsAt: '2099-04-01T00:00:00Z',
      nextSettlementAt: '2099-04-16T02:00:00Z',
    },
    {
      ...agreed,
      contractId: 'ct-42',
      kind: 'daily',
      period: 'daily',
      tiers: simple,
      startsAt: '2026-02-02T00:00:00Z',
      nextSettlementAt: '2026-03-15T02:00:00Z',
    },
    {
      ...agreed,
      contractId: 'ct-43',
      kind: 'hourly',
      period: 'daily',
      tiers: simple,
      state: 'terminated',
      inForce: false,
      actions: [],
      startsAt: '2026-01-02T00:00:00Z',
      endedAt: '2026-02-02T00:00:00Z',
    },
  ];
};

/** The offer in full: agreeing replaces the contract that begins in some days. */
export const OFFER_DETAIL = {
  contract: OFFER,
  remark: 'For the spring season',
  reason: null,
  replaces: 'ct-41',
  before: { ...OFFER, contractId: 'ct-41' },
  after: null,
  wouldTerminate: [],
};
