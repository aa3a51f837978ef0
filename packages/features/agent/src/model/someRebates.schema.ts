import type { DownlineRebate, RebateLimit } from '@parlour/gateway-openapi/agent';
import { object, string } from 'yup';
import { fromPercentText, toPercentText } from './rate';
import { isWithin, type RebateTexts } from './rebates.schema';

/** One field for each category, of which empty ones stay as they are (AG-07). Messages are keys of `agent`. */
export const someRebatesSchema = (limits: readonly RebateLimit[]) =>
  object<RebateTexts>(
    Object.fromEntries(
      limits.map((limit) => [
        limit.gameCategory,
        string()
          .defined()
          .test({
            name: 'rate',
            message: 'errors.rate',
            params: {
              min: toPercentText(limit.minimumRate),
              max: toPercentText(limit.maximumRate),
              step: toPercentText(limit.step),
            },
            test: (text) => text.trim() === '' || isWithin(text, limit),
          }),
      ]),
    ),
  );

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
