import { and, eq, ne } from 'drizzle-orm';
import { contract, contractTier } from '../../src/contracts/schema';
import { toMemberId } from '../../src/member/memberId';
import { createId } from '../../src/platform/ids';
import { account } from '../../src/session/schema';
import type { TestGateway } from '../support/gateway';
import type { Examples } from './examples';

type Kind = (typeof contract.$inferSelect)['kind'];

/** Without dates, as a preset excludes them, and with a name of the demo. */
const PAYOUTS = { startDate: null, endDate: null, account: 'cove1' };
/** Directly below agent1, without contracts in the demo. */
const FREE = 'beacon1';
const TIERS = [
  { rate: 10, activeMembers: 1, periodBet: '0.00', periodProfitLoss: '0.00', amount: '0.00' },
];

async function idOf({ db }: TestGateway, username: string): Promise<number> {
  const [found] = await db
    .select({ id: account.id })
    .from(account)
    .where(eq(account.username, username));
  if (found === undefined) throw new Error(`${username} is missing`);
  return found.id;
}

/** A contract from agent1, or from the merchant, which replaces the other party's contract of the kind. */
async function placed(
  gateway: TestGateway,
  to: string,
  kind: Kind,
  state: 'pending' | 'accepted',
): Promise<string> {
  const { db } = gateway;
  const offereeId = await idOf(gateway, to);
  await clear(gateway, to, kind);
  const id = createId('ct');
  await db.insert(contract).values({
    id,
    merchant: 'parlour',
    kind,
    offererId: to === 'agent1' ? null : await idOf(gateway, 'agent1'),
    offereeId,
    period: 'daily',
    rate: 100,
    remark: '',
    request: 'new',
    state,
    offeredAt: new Date(gateway.now()),
    startsAt: state === 'accepted' ? new Date(gateway.now()) : null,
  });
  const nothing = { activeMembers: 0, periodBet: 0n, periodProfitLoss: 0n, amount: 0n };
  await db.insert(contractTier).values({ contractId: id, position: 0, rate: 100, ...nothing });
  return id;
}

async function clear(gateway: TestGateway, username: string, kind: Kind): Promise<void> {
  const isOfKind = and(
    eq(contract.offereeId, await idOf(gateway, username)),
    eq(contract.kind, kind),
    ne(contract.state, 'terminated'),
  );
  await gateway.db
    .update(contract)
    .set({ request: 'new', state: 'cancelled', countsUntil: new Date(0) })
    .where(isOfKind);
}

const answering =
  (kind: Kind, action: string, state: 'pending' | 'accepted') => async (gateway: TestGateway) => ({
    body: { contractId: await placed(gateway, 'agent1', kind, state), action },
  });

const shown = async (gateway: TestGateway) => ({
  values: { contractId: await placed(gateway, FREE, 'hourly', 'pending') },
});

const drafted = async (gateway: TestGateway) => {
  await clear(gateway, FREE, 'daily');
  const memberId = toMemberId(await idOf(gateway, FREE));
  return { kind: 'daily', memberId, period: 'daily', tiers: TIERS };
};

/** Example calls about contracts and payouts. */
export const contractExamples: Examples = {
  getContract: shown,
  getContractHistory: shown,
  exportContractHistory: shown,
  previewContract: async (gateway) => ({ body: await drafted(gateway) }),
  getContractProgress: async (gateway) => ({
    values: { contractId: await placed(gateway, FREE, 'hourly', 'accepted') },
  }),
  simulateContract: async (gateway) => ({
    body: { contractId: await placed(gateway, FREE, 'hourly', 'pending'), periods: 3 },
  }),
  offerContract: async (gateway) => ({ body: { ...(await drafted(gateway)), remark: '' } }),
  previewContracts: async (gateway) => {
    const { memberId, ...draft } = await drafted(gateway);
    return { body: { ...draft, people: [memberId] } };
  },
  offerContracts: async (gateway) => {
    const { memberId, ...draft } = await drafted(gateway);
    return { body: { ...draft, people: [{ memberId }], remark: '' } };
  },
  cancelContractOffer: async (gateway) => ({
    body: { contractId: await placed(gateway, FREE, 'hourly', 'pending') },
  }),
  requestContractTermination: async (gateway) => ({
    body: { contractId: await placed(gateway, FREE, 'realtime', 'accepted'), reason: '' },
  }),
  processDividendRequest: answering('dividend', 'reject', 'pending'),
  processDailySalaryContract: answering('daily', 'terminate', 'accepted'),
  processHourlySalaryContract: answering('hourly', 'reject', 'pending'),
  processRealTimeSalaryContract: answering('realtime', 'reject', 'pending'),
  getDividendRecords: () => ({ values: PAYOUTS }),
  getDailyWages: () => ({ values: PAYOUTS }),
  getHourlySalaries: () => ({ values: PAYOUTS }),
  getRealTimeSalaries: () => ({ values: PAYOUTS }),
};
