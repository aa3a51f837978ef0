import { type BranchStake, earnedOf } from '../../agent/earned';
import { TEAM_REBATE, teamRebateScope } from '../../agent/payRebates';
import type { RateAt } from '../../agent/rebates';
import { houseAccount } from '../../money/ledger';
import { DAY_MS, startOfDay } from '../../platform/days';
import { WRITTEN_WITHIN_MS } from '../../platform/jobs';
import { bonusRow, type Credit, PROMOTIONS_HOUSE, postingsOf } from '../../promotions/credit';
import { bonus } from '../../promotions/schema';
import { CURRENCY } from '../../session/accounts';
import type { World } from './world';

const CHUNK = 1000;

/** Pays agents for each past day what the bets of their teams earned them, on the next day. */
export async function seedTeamRebates(world: World, rateAt: RateAt): Promise<void> {
  const { bets, book, merchant, now, people, team, tx, write } = world;
  const persons = new Map([...people.values(), ...team].map((one) => [one.account.id, one]));
  const today = startOfDay(now, 0);
  const first = bets.reduce((least, { playedAt }) => (playedAt < least ? playedAt : least), today);
  const from = startOfDay(first, 0);
  const stakes = new Map<string, BranchStake>();
  for (const { accountId, gameType: gameCategory, stake, playedAt } of bets) {
    if (playedAt >= today) continue;
    const day = Math.floor((playedAt.getTime() - from.getTime()) / DAY_MS);
    const above = (persons.get(accountId)?.account.lineage ?? '').split('/').filter(Boolean);
    const chain = [...above.map(Number), accountId];
    for (const [at, agentId] of chain.slice(0, -1).entries()) {
      const branchId = chain[at + 1] ?? accountId;
      const key = `${day} ${agentId} ${branchId} ${gameCategory}`;
      const sum = (stakes.get(key)?.stake ?? 0n) + stake;
      stakes.set(key, { day, agentId, branchId, gameCategory, stake: sum });
    }
  }
  const house = await houseAccount(tx, {
    merchant,
    kind: PROMOTIONS_HOUSE,
    currency: CURRENCY,
  });
  const rows: (typeof bonus.$inferInsert)[] = [];
  for (const [accountId, days] of earnedOf([...stakes.values()], rateAt, from))
    for (const [day, amount] of days) {
      const agent = persons.get(accountId);
      if (agent === undefined || amount <= 0n) continue;
      const start = new Date(from.getTime() + day * DAY_MS);
      const paid = start.getTime() + DAY_MS + WRITTEN_WITHIN_MS;
      const at = new Date(Math.min(paid, now.getTime()));
      const credit: Credit = { ...TEAM_REBATE, accountId, amount };
      const id = `bo-demo-${accountId}-team-${day}`;
      const accounts = { wallet: agent.wallet, points: agent.points, house, pointsHouse: 0 };
      const movement = {
        kind: credit.txnKind,
        reference: id,
        at,
        postings: postingsOf(credit, accounts),
      };
      const named = { scope: teamRebateScope(accountId), key: start.toISOString() };
      book(
        { ...named, ...movement },
        (txnId) => void rows.push(bonusRow(credit, { id, txnId, at })),
      );
    }
  write(async (within) => {
    for (let at = 0; at < rows.length; at += CHUNK)
      await within.insert(bonus).values(rows.slice(at, at + CHUNK));
  });
}
