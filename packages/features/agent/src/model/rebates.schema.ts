import type { DownlineRebate, RebateLimit } from '@parlour/gateway-openapi/agent';
import { object, string } from 'yup';
import { fromPercentText, toPercentText } from './rate';

/** Values of the rebate fields: percent by game category. */
export type RebateTexts = Record<string, string>;

/** Whether a typed percentage can be handed on. */
export const isWithin = (
  text: string,
  { minimumRate, maximumRate, step }: RebateLimit,
): boolean => {
  const rate = fromPercentText(text);
  return rate !== null && rate >= minimumRate && rate <= maximumRate && rate % step === 0;
};

/** One field for each category. Messages are keys of `agent`. */
export const rebateFields = (
  limits: readonly RebateLimit[],
  isTaken: (text: string, limit: RebateLimit) => boolean,
) =>
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
            test: (text) => isTaken(text, limit),
          }),
      ]),
    ),
  );

/** Each within what the agent may hand on (AC-03). */
export const rebatesSchema = (limits: readonly RebateLimit[]) => rebateFields(limits, isWithin);

/** The current rates, or else the lowest that are allowed. */
export const toRebateTexts = (
  limits: readonly RebateLimit[],
  rebates: readonly DownlineRebate[],
): RebateTexts =>
  Object.fromEntries(
    limits.map(({ gameCategory, minimumRate }) => {
      const given = rebates.find((rebate) => rebate.gameCategory === gameCategory);
      return [gameCategory, toPercentText(given?.rate ?? minimumRate)];
    }),
  );

/** The values of the fields as the gateway takes them, in the order of the limits. */
export const fromRebateTexts = (
  texts: RebateTexts,
  limits: readonly RebateLimit[],
): DownlineRebate[] =>
  limits.map(({ gameCategory }) => ({
    gameCategory,
    rate: fromPercentText(texts[gameCategory] ?? '') ?? 0,
  }));

const SENT_RATE = /^rebates\.(\d+)\.rate$/;

/** The category of a rate that a refusal names by its index in the request; other fields unchanged. */
export function toRebateField(
  field: string,
  limits: readonly RebateLimit[],
  prefix = '',
): string | undefined {
  const place = SENT_RATE.exec(field)?.[1];
  if (place === undefined) return field;
  const category = limits[Number(place)]?.gameCategory;
  return category === undefined ? undefined : prefix + category;
}
