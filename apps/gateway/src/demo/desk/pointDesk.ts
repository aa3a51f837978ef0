import { and, eq, inArray, lte } from 'drizzle-orm';
import { houseAccount, POINTS_CURRENCY } from '../../money/ledger';
import type { Texts } from '../../platform/texts';
import { approve, reject, take } from '../../points/answering';
import { IN_PROCESS } from '../../points/mall';
import { POINTS_ON_HOLD } from '../../points/redeeming';
import { redeemRequest } from '../../points/schema';
import { lockWallets } from '../../promotions/lockWallets';
import type { Job } from '../../services';
import { account } from '../../session/schema';
import { TEXTS } from '../texts';
import { ASKS_FOR_PERSON, ASKS_TO_REJECT } from './remarks';

const MINUTE = 60_000;
/** How long a request stays in each state at the demo's desk. */
const POINT_DESK_MS = 2 * MINUTE;

const TURNED_DOWN: Texts = TEXTS.texts('pointDesk.turnedDown');

/** The demo's desk for the points mall, which acts for the merchant. */
export const pointDesk: Job = {
  name: 'point-desk',
  everyMs: MINUTE,
  isByState: true,
  async run(tx, until, { config }) {
    const waiting = await tx
      .select({
        id: redeemRequest.id,
        accountId: redeemRequest.accountId,
        status: redeemRequest.status,
        remark: redeemRequest.remark,
      })
      .from(redeemRequest)
      .innerJoin(account, eq(account.id, redeemRequest.accountId))
      .where(
        and(
          eq(account.merchant, config.merchant),
          inArray(redeemRequest.status, [...IN_PROCESS]),
          lte(redeemRequest.updatedAt, new Date(until.getTime() - POINT_DESK_MS)),
        ),
      )
      .orderBy(redeemRequest.id)
      .for('update', { of: redeemRequest });
    const { merchant } = config;
    const hold = { merchant, kind: POINTS_ON_HOLD, currency: POINTS_CURRENCY };
    await lockWallets(
      tx,
      waiting.map(({ accountId }) => accountId),
      [await houseAccount(tx, hold)],
    );
    for (const { id, status, remark } of waiting) {
      if (ASKS_FOR_PERSON.test(remark ?? '')) continue;
      if (status === 'APPLYING') await take(tx, id, until);
      else if (ASKS_TO_REJECT.test(remark ?? '')) await reject(tx, id, TURNED_DOWN, until);
      else await approve(tx, id, until);
    }
  },
};
