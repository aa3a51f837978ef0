import { picturePath } from '../../games/picturePath';
import { houseAccount, POINTS_CURRENCY } from '../../money/ledger';
import { POINTS_ON_HOLD } from '../../points/redeeming';
import { pointMall, pointReward, redeemRequest } from '../../points/schema';
import { PROMOTIONS_HOUSE } from '../../promotions/credit';
import { CURRENCY } from '../../session/accounts';
import { MALL, REWARDS } from './pointTable';
import { TEXTS } from './texts';
import type { Person, World } from './world';

/** Past exchanges: reward, quantity, state, days ago. */
const PAST = [
  ['pp-cash-5', 2, 'APPROVED', 61],
  ['pp-bonus-10', 1, 'APPROVED', 47],
  ['pp-envelope', 2, 'APPROVED', 26],
  ['pp-mug', 1, 'APPROVED', 24],
  ['pp-cash-5', 1, 'APPROVED', 17],
  ['pp-bonus-100', 1, 'REJECTED', 12],
  ['pp-wheel', 3, 'APPROVED', 9],
  ['pp-mug', 1, 'PROCESSING', 2],
  ['pp-bonus-10', 2, 'APPLYING', 0.2],
] as const;

const BY_HAND = 'Please look at this one by hand.';
const NOT_NOW = TEXTS.texts('point.notNow');
const EARNED = { every: 10, least: 1_600, most: 2_600 };

/** The points mall, points earned by play, and past exchanges. */
export async function seedPoints(world: World): Promise<void> {
  const { tx, write, merchant, person } = world;
  const of = (kind: string, currency: string) => houseAccount(tx, { merchant, kind, currency });
  const houses = {
    spent: await of(PROMOTIONS_HOUSE, POINTS_CURRENCY),
    payer: await of(PROMOTIONS_HOUSE, CURRENCY),
    hold: await of(POINTS_ON_HOLD, POINTS_CURRENCY),
  };
  write(async (within) => {
    await within.insert(pointMall).values({ merchant, ...MALL });
    await within.insert(pointReward).values(
      REWARDS.map((row, place) => ({
        ...row,
        merchant,
        place,
        imageUrl: picturePath.product(row.id),
      })),
    );
  });
  for (const username of ['member1', 'agent1']) {
    planEarnings(world, person(username), houses.spent);
    planExchanges(world, person(username), houses);
  }
}

function planEarnings({ book, ago, random }: World, person: Person, from: number): void {
  const numbers = random(`points of ${person.account.username}`);
  for (let days = 90; days > 0; days -= EARNED.every) {
    const points = BigInt(numbers.int(EARNED.least, EARNED.most));
    book({
      scope: `account:${person.account.id}`,
      key: `turnover demo ${days}`,
      kind: 'POINTS',
      at: ago({ days }),
      postings: [
        { account: from, amount: -points },
        { account: person.points, amount: points },
      ],
    });
  }
}

function planExchanges(
  { book, ago, write }: World,
  { account: owner, points: pointsAccount, wallet }: Person,
  { spent, payer, hold }: { spent: number; payer: number; hold: number },
): void {
  const rows = PAST.map(([rewardId, quantity, status, days], at) => {
    const found = REWARDS.find(({ id }) => id === rewardId);
    if (found === undefined) throw new Error(`${rewardId} is missing`);
    const points = found.pointsNeeded * quantity;
    const amount =
      found.amount === undefined || found.amount === null ? null : found.amount * BigInt(quantity);
    const id = `rp-demo-${owner.id}-${at}`;
    const isOpen = status === 'APPLYING' || status === 'PROCESSING';
    const paid = status === 'APPROVED' && amount !== null ? amount : 0n;
    const move = (name: string, when: Date, from: number, to: number, money = 0n) =>
      book({
        scope: `account:${owner.id}`,
        key: `${name} ${id}`,
        kind: 'POINTS',
        reference: id,
        at: when,
        postings: [
          { account: from, amount: -BigInt(points) },
          { account: to, amount: BigInt(points) },
          ...(money === 0n
            ? []
            : [
                { account: payer, amount: -money },
                { account: wallet, amount: money },
              ]),
        ],
      });
    const answered = ago({ days: days - 0.1 });
    move('exchange', ago({ days }), pointsAccount, status === 'APPROVED' ? spent : hold, paid);
    if (status === 'REJECTED') move('return', answered, hold, pointsAccount);
    return {
      id,
      accountId: owner.id,
      rewardId,
      exchangeType: found.exchangeType,
      name: found.name,
      points,
      amount,
      quantity,
      status,
      reason: status === 'REJECTED' ? NOT_NOW : null,
      remark: isOpen ? BY_HAND : null,
      appliedAt: ago({ days }),
      updatedAt: isOpen ? ago({ days }) : answered,
    };
  });
  write(async (tx) => {
    await tx.insert(redeemRequest).values(rows);
  });
}
