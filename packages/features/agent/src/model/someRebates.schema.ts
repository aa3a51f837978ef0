import type { DownlineRebate, RebateLimit } from '@parlour/gateway-openapi/agent';
import { fromPercentText } from './rate';
import { isWithin, type RebateTexts, rebateFields } from './rebates.schema';

/** Empty ones stay as they are (AG-07). */
export const someRebatesSchema = (limits: readonly RebateLimit[]) =>
  rebateFields(limits, (text, limit) => text.trim() === '' || isWithin(text, limit));

export const noRebateTexts = (limits: readonly RebateLimit[]): RebateTexts =>
  Object.fromEntries(limits.map(({ gameCategory }) => [gameCategory, '']));

/** The filled fields as the gateway takes them, in the order of the limits. */
export const fromSomeRebateTexts = (
  texts: RebateTexts,
  limits: readonly RebateLimit[],
): DownlineRebate[] =>
  limits.flatMap(({ gameCategory }) => {
    const rate = fromPercentText(texts[gameCategory] ?? '');
    return rate === null ? [] : [{ gameCategory, rate }];
  });
