import type { Credit } from '../../promotions/credit';
import { PRIZES, type TicketKind } from '../../promotions/prizes';
import { rebateClaim, reward, ticket } from '../../promotions/schema';
import { type GiveCredit, titleOf } from './giveCredit';
import { DEMO_PROMOTIONS } from './promotionTable';
import { TEXTS } from './texts';
import type { Person, World } from './world';

/** Tickets of each kind: two unopened, one to claim, one claimed, one expired, and one without a prize. */
export function planTickets({ write, ago }: World, person: Person, give: GiveCredit): void {
  const owner = person.account;
  const kinds: readonly (readonly [TicketKind, string])[] = [
    ['redEnvelope', 'pr-envelope'],
    ['prizeWheel', 'pr-wheel'],
    ['goldenEgg', 'pr-egg'],
  ];
  const rows = kinds.flatMap(([kind, promotionId], at) => {
    const prize = PRIZES[kind].find(({ amount }) => amount > 1_00n);
    const drawn = { prizeId: prize?.prizeId, prizeAmount: prize?.amount, prizePoints: 0 };
    const nothing = { prizeId: 'pz-none', prizeAmount: 0n, prizePoints: 0 };
    const source = TEXTS.texts('bonus.rows.source');
    const base = { accountId: owner.id, promotionId, kind, source };
    const one = (name: string, days: number, more: object) => ({
      ...base,
      ...more,
      id: `tk-demo-${owner.id}-${at}-${name}`,
      reason: `demo ${name}`,
      issuedAt: ago({ days }),
      expiresAt: ago({ days: days - 7 }),
    });
    const claimedAt = ago({ days: 3 - at * 0.1 });
    const credit = { txnKind: 'BONUS', kind, points: 0, turnoverMultiple: 0 } as const;
    const amount = prize?.amount ?? 0n;
    give(person, { ...credit, title: titleOf(promotionId), amount }, claimedAt, `ticket ${at}`);
    return [
      one('a', 0.5, {}),
      one('b', 1, {}),
      one('opened', 2, { ...drawn, openedAt: ago({ days: 1 }) }),
      one('claimed', 4, { ...drawn, openedAt: ago({ days: 3.5 }), claimedAt }),
      one('expired', 12, {}),
      ...(kind === 'redEnvelope'
        ? []
        : [one('empty', 5, { ...nothing, openedAt: ago({ days: 4 }) })]),
    ];
  });
  write(async (tx) => {
    await tx.insert(ticket).values(rows);
  });
}

/** Rewards to claim, claimed ones, and one that expired. */
export function planRewards({ write, ago }: World, person: Person, give: GiveCredit): void {
  const owner = person.account;
  const [rank, prize] = [TEXTS.texts('bonus.[rank, prize]'), TEXTS.texts('bonus.[rank, prize]2')];
  const gift = {
    txnKind: 'REWARD',
    kind: 'vip',
    title: rank,
    amount: 18_00n,
    points: 200,
  } as const;
  give(person, { ...gift, turnoverMultiple: 1 }, ago({ days: 20 }), 'rank gift');
  const one = (name: string, more: Partial<typeof reward.$inferInsert>) => ({
    id: `rw-demo-${owner.id}-${name}`,
    accountId: owner.id,
    reason: `demo ${name}`,
    source: 'vip',
    kind: 'vip',
    title: rank,
    amount: 18_00n,
    points: 200,
    turnoverMultiple: 1,
    issuedAt: ago({ days: 2 }),
    ...more,
  });
  write(async (tx) => {
    await tx
      .insert(reward)
      .values([
        one('rank', { amount: 8_00n, points: 100 }),
        one('board', { source: 'mission', kind: 'daily', title: prize, points: 0 }),
        one('points', { source: 'mission', kind: 'daily', title: prize, amount: 0n, points: 150 }),
        one('taken', { issuedAt: ago({ days: 21 }), claimedAt: ago({ days: 20 }) }),
        one('lapsed', { issuedAt: ago({ days: 40 }), expiresAt: ago({ days: 33 }) }),
      ]);
  });
}

/** Ninety days of bonuses and two rebates. */
export function planHistory(world: World, person: Person, give: GiveCredit): void {
  const { ago, write } = world;
  const random = world.random(`bonuses of ${person.account.username}`);
  const kinds = DEMO_PROMOTIONS.filter(({ payout }) => payout !== 'tickets');
  for (let days = 88; days > 3; days -= random.int(3, 5)) {
    const { title, kind } = random.pick(kinds);
    const amount = BigInt(random.int(2, 30) * 50);
    const credit = { kind: kind as Credit['kind'], title, amount, points: 0 };
    const state = days > 30 && random.chance(0.15) ? 'cancelled' : 'kept';
    const turnoverMultiple = random.pick([0, 1, 1, 2]);
    const at = ago({ days: days + random.next() });
    give(person, { ...credit, txnKind: 'BONUS', turnoverMultiple }, at, `day ${days} ${state}`);
  }
  const offered = (promotionId: string, turnoverMultiple: number, amount: bigint) => {
    const kind = DEMO_PROMOTIONS.find(({ id }) => id === promotionId)?.kind as Credit['kind'];
    const base = { txnKind: 'BONUS', kind, title: titleOf(promotionId), points: 0 } as const;
    return { ...base, turnoverMultiple, amount };
  };
  give(person, offered('pr-vip-month', 5, 18_00n), ago({ days: 45 }), 'rank expired');
  give(person, offered('pr-welcome', 1, 25_00n), ago({ days: 29 }), 'welcome');
  give(person, offered('pr-cashback-first', 1, 6_10n), ago({ days: 6 }), 'landing');
  // An active bonus blocks withdrawals, which member1 should be able to make.
  if (person.account.username !== 'member1')
    give(person, offered('pr-daily-koi', 20, 25_00n), ago({ hours: 2 }), 'koi');
  const title = TEXTS.texts('bonus.title');
  const claims = [
    [120, 34, 7_35n],
    [34, 12, 3_18n],
  ] as const;
  const rebate = {
    txnKind: 'REBATE',
    kind: 'rebate',
    title,
    points: 0,
    turnoverMultiple: 0,
  } as const;
  for (const [, until, amount] of claims)
    give(person, { ...rebate, amount }, ago({ days: until }), `rebate ${until}`);
  write(async (tx) => {
    await tx.insert(rebateClaim).values(
      claims.map(([from, until, amount]) => ({
        accountId: person.account.id,
        fromAt: from === 120 ? person.account.registeredAt : ago({ days: from }),
        untilAt: ago({ days: until }),
        amount,
        claimedAt: ago({ days: until }),
      })),
    );
  });
}
