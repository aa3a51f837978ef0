import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { beyond } from '../money/bounds';
import { pointsOf } from '../money/ledger';
import { createId } from '../platform/ids';
import type { Texts } from '../platform/texts';
import { PROMOTIONS_HOUSE } from '../promotions/credit';
import { requireOpenMall, worthOf } from './mall';
import { type Exchange, spendPoints } from './redeeming';
import { redeemRequest } from './schema';
import { TEXTS } from './texts';

const NAME: Texts = TEXTS.texts('conversion.name');

/** Turns points into money by the present ratio. The history shows it as an exchange for cash. */
export async function convert(
  tx: Database,
  { merchant, accountId, intent, now }: Exchange,
  points: number,
): Promise<components['schemas']['PointConversion']> {
  const mall = await requireOpenMall(tx, merchant);
  const { minimumConvert, maximumConvert, convertStep, ratio } = mall;
  if (points < minimumConvert) throw beyond('min', String(minimumConvert), 'points');
  if (points > maximumConvert) throw beyond('max', String(maximumConvert), 'points');
  if (points % convertStep !== 0) throw beyond('step', String(convertStep), 'points');
  const amount = worthOf(BigInt(points), mall);
  const id = createId('rp');
  await tx.insert(redeemRequest).values({
    id,
    accountId,
    exchangeType: 'CASH',
    name: NAME,
    points,
    amount,
    quantity: 1,
    status: 'APPROVED',
    appliedAt: now,
    updatedAt: now,
  });
  const to = PROMOTIONS_HOUSE;
  const movement = { accountId, intent, now, reference: id, points, paid: amount };
  await spendPoints(tx, { ...movement, to, field: 'points' });
  return {
    transactionNumber: id,
    points,
    amount: formatAmount(amount),
    ratio,
    pointsLeft: Number((await pointsOf(tx, accountId)).amount),
    convertedAt: now.toISOString(),
  };
}
