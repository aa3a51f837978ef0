import { eq } from 'drizzle-orm';
import { accountRebate } from '../../src/agent/schema';
import { sendMessages } from '../../src/inbox/sendMessages';
import { createAccount } from '../../src/member/createAccount';
import { pointMall, pointReward } from '../../src/points/schema';
import {
  missionClaim,
  participation,
  promotion,
  referralProgramme,
  reward,
  ticket,
} from '../../src/promotions/schema';
import { account } from '../../src/session/schema';
import { startGateway, type TestGateway } from './gateway';
import { accountIdOf, addBet, bookFunds } from './promotions';

/** The code of a second merchant; its names begin with it, so that they can be found in answers. */
export const OTHER = 'zzother';
/** A win of its members that nobody else has. */
export const OTHER_WIN = 98_765_43n;

const AGENT = 1;
const SAID = { EN: `${OTHER} text`, CN: `${OTHER} text`, ID: `${OTHER} text` };

/** The people of the second merchant. */
export interface OtherMerchant {
  gateway: TestGateway;
  agent: { id: number; username: string };
  member: { id: number; username: string };
}

/** A gateway of a second merchant on the first one's database, with members and some of every kind of data. */
export async function startOther(first: TestGateway): Promise<OtherMerchant> {
  const gateway = await startGateway(
    { MERCHANT: OTHER, UTC_OFFSET_MINUTES: '330', SESSION_IDLE_MINUTES: '600' },
    first,
  );
  const { db } = gateway;
  const at = new Date(gateway.now());
  const [known] = await db
    .select()
    .from(account)
    .where(eq(account.id, await accountIdOf(first, 'member1')));
  if (known === undefined) throw new Error('member1 is missing');
  const { passwordHash, paymentPasswordHash, currency, language } = known;
  const base = { merchant: OTHER, passwordHash, paymentPasswordHash, currency, language };
  const open = (name: string, type: number, more: Partial<Parameters<typeof createAccount>[1]>) =>
    db.transaction((tx) => {
      const username = `${OTHER}${name}`;
      const names = { username, nickname: username, firstLoginAt: at, registeredAt: at };
      return createAccount(tx, { ...base, ...names, type, ...more });
    });
  const agent = await open('agent', AGENT, {});
  const member = await open('member', 0, { upline: agent });
  await open('friend', 0, { referredById: member.id });
  const rates = [
    { accountId: agent.id, rate: 100 },
    { accountId: member.id, rate: 40 },
  ];
  await db.insert(accountRebate).values(rates.map((row) => ({ ...row, gameCategory: 'RNG' })));
  for (const one of [agent, member]) {
    await bookFunds(gateway, one.id, 1_000_00n);
    await bookFunds(gateway, one.id, 50_000n, 'POINTS');
  }
  await writePromotions(gateway, member.id);
  await writeMall(gateway);
  await db.transaction((tx) =>
    sendMessages(tx, [
      {
        accountId: member.id,
        kind: 'REWARD',
        text: { title: SAID, content: SAID },
        sentAt: at,
      },
    ]),
  );
  await addBet(gateway, member.id, 10_00n, { nodeId: 2000, payout: OTHER_WIN });
  return { gateway, agent, member };
}

async function writePromotions({ db, now }: TestGateway, accountId: number): Promise<void> {
  const at = new Date(now());
  const texts = { title: SAID, summary: SAID, terms: SAID };
  const base = { merchant: OTHER, place: 1, startsAt: new Date(now() - 3_600_000), ...texts };
  await db.insert(promotion).values([
    { ...base, id: `${OTHER}-ask`, kind: 'newbie', payout: 'application', bonusAmount: 1_00n },
    {
      ...base,
      ...{ id: `${OTHER}-auto`, kind: 'daily', payout: 'automatic', bonusAmount: 2_00n },
      ...{ goal: 'bet', goalAmount: 5_00n },
    },
    { ...base, id: `${OTHER}-egg`, kind: 'goldenEgg', payout: 'tickets' },
  ]);
  await db.insert(participation).values({
    promotionId: `${OTHER}-auto`,
    accountId,
    periodStart: base.startsAt,
    state: 'joined',
    joinedAt: at,
    changedAt: at,
  });
  await db.insert(referralProgramme).values({
    merchant: OTHER,
    enabled: true,
    minimumDeposit: 10_00n,
    withinDays: 30,
    rewardAmount: 7_00n,
    turnoverMultiple: 1,
  });
  const reason = `${OTHER} reason`;
  await db.insert(reward).values({
    ...{ id: `${OTHER}-reward`, accountId, reason, source: 'vip', kind: 'vip', title: SAID },
    ...{ amount: 3_00n, points: 7, turnoverMultiple: 1, issuedAt: at },
  });
  await db.insert(ticket).values({
    ...{ id: `${OTHER}-ticket`, accountId, promotionId: `${OTHER}-egg`, reason },
    ...{ kind: 'goldenEgg', source: SAID, issuedAt: at },
  });
  await db.insert(missionClaim).values({
    ...{ accountId, missionId: 'ms-20-spins', periodStart: at },
    ...{ missionPoints: 9_999, claimedAt: at },
  });
}

async function writeMall({ db }: TestGateway): Promise<void> {
  await db.insert(pointMall).values({
    ...{ merchant: OTHER, enabled: true, ratio: 100, minimumConvert: 100 },
    ...{ maximumConvert: 1_000, convertStep: 100, turnoverPerPoint: 50n, rules: SAID },
  });
  await db.insert(pointReward).values({
    ...{ id: `${OTHER}-goods`, merchant: OTHER, place: 1, exchangeType: 'BONUS' },
    ...{ pointsNeeded: 100, amount: 1_00n, maximumQuantity: 5, needsAddress: false },
    ...{ name: SAID, description: SAID },
  });
}
