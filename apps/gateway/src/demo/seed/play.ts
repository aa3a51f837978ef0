import { bet, favourite, recentGame } from '../../games/schema';
import type { Game } from '../../games/types';
import { VN_VENDOR } from '../../lottery/lotteries';
import { raiseTo, VIP_LEVELS } from '../../member/vip';
import { passed } from '../../money/postings';
import type { PastBet, Person, World } from './world';

const DAYS = 90;
const CHUNK = 1000;
/** Bets per day of demo accounts that play, and of team members who do. */
const OFTEN = 3;
const SELDOM = 0.6;
/** The share of a team that plays at all. */
const PLAYING = 0.35;

/** Ninety days of bets through the ledger, and favourite games. */
export function seedPlay(world: World): void {
  const random = world.random('play');
  const games = world.catalogue.games.filter(
    (game) => game.isGame === 'GAME' && !game.isMaintenance,
  );
  const { bets } = world;
  const plays = (person: Person, aDay: number, liked: readonly Game[]) => {
    const count = Math.floor(DAYS * aDay);
    for (let at = 0; at < count; at += 1) {
      const minutes = Math.floor(((count - at - random.next()) / count) * DAYS * 24 * 60) + 5;
      const id = `rd-demo-${person.account.id}-${at}`;
      bets.push(planBet(world, person, id, random.pick(liked), world.ago({ minutes })));
    }
  };
  const planBet = (
    { book, house }: World,
    { account: owner, wallet }: Person,
    id: string,
    { nodeId, vassalage, gameType }: Game,
    playedAt: Date,
  ): PastBet => {
    const stake = BigInt(random.int(1, 20) * 50);
    const payout = random.chance(0.32) ? (stake * BigInt(random.int(4, 55))) / 10n : 0n;
    const row: PastBet = {
      id,
      accountId: owner.id,
      nodeId,
      vassalage,
      gameType,
      stake,
      payout,
      playedAt,
    };
    const scope = `account:${owner.id}`;
    const postings = [...passed(wallet, house, stake), ...passed(house, wallet, payout)];
    book({ scope, key: id, kind: 'GAME_ROUND', reference: id, at: playedAt, postings }, (txnId) => {
      row.txnId = txnId;
    });
    return row;
  };

  const known = random.shuffle(games.slice(0, 240));
  const draws = games.filter(({ vassalage }) => vassalage === VN_VENDOR).slice(0, 3);
  for (const username of ['member1', 'agent1']) {
    const person = world.person(username);
    const liked = random.shuffle(games.slice(0, 120)).slice(0, 8);
    plays(person, OFTEN, liked);
    writeFavourites(world, person, [...liked, ...draws]);
  }
  for (const person of world.team)
    if (person.account.username !== 'member1' && random.chance(PLAYING))
      plays(person, SELDOM, known.slice(0, 40));
  world.write(async (tx) => {
    for (let at = 0; at < bets.length; at += CHUNK)
      await tx.insert(bet).values(bets.slice(at, at + CHUNK));
    for (const level of VIP_LEVELS) await raiseTo(tx, level, world.merchant);
  });
}

function writeFavourites(
  { write, ago }: World,
  { account: owner }: Person,
  liked: readonly Game[],
): void {
  const rows = liked.map(({ nodeId }, at) => ({
    accountId: owner.id,
    nodeId,
    playedAt: ago({ hours: (at + 1) * 5 }),
  }));
  write(async (tx) => {
    await tx.insert(recentGame).values(rows);
    await tx
      .insert(favourite)
      .values(rows.slice(0, 4).map(({ playedAt, ...row }) => ({ ...row, addedAt: playedAt })));
  });
}
