import { and, eq } from 'drizzle-orm';
import { PAYMENT_PASSWORD } from '../../src/demo/seed/accounts';
import { missionClaim } from '../../src/promotions/schema';
import { account } from '../../src/session/schema';
import type { TestGateway } from '../support/gateway';
import {
  addApplication,
  addBet,
  addParticipation,
  addPromotion,
  addReward,
  addTicket,
  bookFunds,
  drawn,
} from '../support/promotions';
import type { CallExample, Examples } from './examples';

type Example = (gateway: TestGateway, accountId: number) => Promise<CallExample>;

const TRIAL = 4;

/** Prepared for the caller; guests and trial users are refused before any check. */
const prepared =
  (example: Example): NonNullable<Examples['claimReward']> =>
  async (gateway, token) => {
    if (token === null) return {};
    const { value } = await gateway.call('GET', '/wps/member/info', { token });
    const { id, type } = value as { id: string; type: number };
    return type === TRIAL ? {} : example(gateway, Number(id.slice('m-'.length)));
  };

const paymentPassword = PAYMENT_PASSWORD;

/** Example calls about promotions, tickets, rewards, missions and the points mall. */
export const promotionExamples: Examples = {
  getBonusDetails: () => ({ values: { startDate: null, endDate: null } }),
  signUpPromotion: prepared(async (gateway) => {
    const { promotionId } = await addPromotion(gateway);
    return { body: { promotionId } };
  }),
  requestReward: prepared(async (gateway, accountId) => {
    const offered = await addPromotion(gateway);
    await addParticipation(gateway, { ...offered, accountId, state: 'joined' });
    return { body: { promotionId: offered.promotionId, remark: 'On Saturday', imageIds: [] } };
  }),
  cancelRewardRequest: prepared(async (gateway, accountId) => {
    const own = { ...(await addPromotion(gateway)), accountId, state: 'applying' };
    const applicationId = await addApplication(
      gateway,
      await addParticipation(gateway, own),
      'applying',
    );
    return { body: { applicationId } };
  }),
  openTicket: prepared(async (gateway, accountId) => ({
    body: { ticketId: await addTicket(gateway, accountId) },
  })),
  claimRaffle: prepared(async (gateway, accountId) => {
    const ticketId = await addTicket(gateway, accountId, drawn(gateway.now()));
    return { body: { promotionId: 'pr-egg', ticketId } };
  }),
  claimReward: prepared(async (gateway, accountId) => ({
    body: { rewardId: await addReward(gateway, accountId) },
  })),
  claimRebate: prepared(async (gateway, accountId) => {
    const [owner] = await gateway.db.select().from(account).where(eq(account.id, accountId));
    const token = await gateway.login(owner?.username ?? '');
    await addBet(gateway, accountId, 500_00n);
    gateway.pass(20_000);
    const { value } = await gateway.call('GET', '/wps/relay/MCSFE_getRebates', { token });
    const { statementId, amount } = value as { statementId: string; amount: string };
    return { body: { statementId, amount } };
  }),
  claimMission: prepared(async ({ db }, accountId) => {
    // The caller has just logged in; an earlier claim for that is deleted.
    const isIt = eq(missionClaim.missionId, 'ms-day-login');
    await db.delete(missionClaim).where(and(eq(missionClaim.accountId, accountId), isIt));
    return { body: { missionId: 'ms-day-login' } };
  }),
  redeemPoints: prepared(async (gateway, accountId) => {
    await bookFunds(gateway, accountId, 1_000n, 'POINTS');
    return { body: { rewardId: 'pp-cash-5', quantity: 1, paymentPassword } };
  }),
  convertPoints: prepared(async (gateway, accountId) => {
    await bookFunds(gateway, accountId, 1_000n, 'POINTS');
    return { body: { points: 1_000, paymentPassword } };
  }),
};
