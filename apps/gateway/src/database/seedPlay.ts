import type { Catalogue } from '../catalogue/catalogue';
import { createRandom } from '../catalogue/random';
import { houseAccount, post, walletOf } from '../money/ledger';
import { CURRENCY, HOUSE } from '../session/accounts';
import type { Account } from '../session/sessions';
import type { Database } from './open';
import { bet, favourite, message, recentGame } from './schema';

const HOUR = 3_600_000;
const BETS = 24;
const SEED = 41;

const MESSAGES = [
  ['Welcome to Parlour', '<p>Your seat is ready. The help centre has the first steps.</p>'],
  [
    'A quieter evening',
    '<p>Breaks and limits are in your member centre, whenever you want one.</p>',
  ],
  ['New on the tables', '<p>Several live tables opened this week, most with low stakes.</p>'],
] as const;

/** Gives the playing accounts some past: bets through the ledger, games they like, messages. */
export async function seedPlay(
  tx: Database,
  catalogue: Catalogue,
  accounts: ReadonlyMap<string, Account>,
  now: Date,
): Promise<void> {
  const random = createRandom(SEED);
  const house = await houseAccount(tx, HOUSE, CURRENCY);
  const games = catalogue.games.filter((game) => game.isGame === 'GAME' && !game.isMaintenance);
  for (const username of ['member1', 'agent1']) {
    const owner = accounts.get(username);
    if (owner === undefined) throw new Error(`${username} is missing`);
    const liked = random.shuffle(games.slice(0, 120)).slice(0, 8);
    const wallet = await walletOf(tx, owner.id);
    for (let at = 0; at < BETS; at += 1) {
      const game = random.pick(liked);
      const stake = BigInt(random.int(1, 20) * 50);
      const payout = random.next() < 0.3 ? (stake * BigInt(random.int(2, 30))) / 10n : 0n;
      const playedAt = new Date(now.getTime() - (BETS - at) * 5 * HOUR);
      const id = `rd-demo-${owner.id}-${at}`;
      const won = [
        { account: house, amount: -payout },
        { account: wallet.account, amount: payout },
      ];
      const txnId = await post(tx, {
        scope: `account:${owner.id}`,
        key: id,
        requestHash: '',
        kind: 'GAME_ROUND',
        reference: id,
        at: playedAt,
        postings: [
          { account: wallet.account, amount: -stake },
          { account: house, amount: stake },
          ...(payout > 0n ? won : []),
        ],
      });
      const { nodeId, vassalage, gameType } = game;
      const round = { id, txnId, accountId: owner.id, nodeId, vassalage, gameType };
      await tx.insert(bet).values({ ...round, stake, payout, playedAt });
    }
    const rows = liked.map(({ nodeId }, at) => ({
      accountId: owner.id,
      nodeId,
      playedAt: new Date(now.getTime() - (at + 1) * 5 * HOUR),
    }));
    await tx.insert(recentGame).values(rows);
    await tx
      .insert(favourite)
      .values(rows.slice(0, 4).map(({ playedAt, ...row }) => ({ ...row, addedAt: playedAt })));
    await tx.insert(message).values(
      MESSAGES.map(([title, content], at) => ({
        accountId: owner.id,
        title,
        content,
        sentAt: new Date(now.getTime() - (at + 1) * 20 * HOUR),
      })),
    );
  }
}
