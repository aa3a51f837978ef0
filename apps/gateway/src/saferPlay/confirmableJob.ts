import { and, eq, gt, lte, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { notifyAccounts } from '../inbox/notifyAccounts';
import type { Job } from '../services';
import { isOfMerchant } from '../session/ofMerchant';
import { limitEvent } from './notifyOfLimit';
import { limitChange } from './schema';

const EVERY_MS = 5 * 60_000;

/** Tells members when the higher limit that they asked for can be confirmed (TR-06). */
export const tellConfirmable: Job = {
  name: 'limits-confirmable',
  everyMs: EVERY_MS,
  async run(tx, until, { config: { merchant } }) {
    const newer = alias(limitChange, 'newer');
    const due = await tx
      .select()
      .from(limitChange)
      .where(
        and(
          isOfMerchant(limitChange.accountId, merchant),
          gt(limitChange.confirmableAt, new Date(until.getTime() - EVERY_MS)),
          lte(limitChange.confirmableAt, until),
          // Later changes have replaced what waited.
          notExists(
            tx
              .select({ id: newer.id })
              .from(newer)
              .where(
                and(
                  eq(newer.accountId, limitChange.accountId),
                  eq(newer.kind, limitChange.kind),
                  eq(newer.period, limitChange.period),
                  gt(newer.id, limitChange.id),
                ),
              ),
          ),
        ),
      );
    await notifyAccounts(
      tx,
      due.map(({ accountId, kind, period, waitingAmount: amount }) => {
        const name = amount === null ? 'noLimitConfirmable' : 'limitConfirmable';
        return limitEvent(accountId, name, { kind, period, amount });
      }),
      until,
    );
  },
};
