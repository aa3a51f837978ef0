import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';

type Schemas = components['schemas'];
export type FigureName = Schemas['FigureName'];
export type FigureUnit = Schemas['ExplainedFigure']['unit'];
type WirePart = Schemas['FigurePart'];
type WireLead = Schemas['FigureLead'];

/** Where a row leads; what is left out does not narrow it. */
export type Lead = Partial<WireLead> & Pick<WireLead, 'to'>;

/** A row of an explanation, in minor units where it is money. What is left out does not apply to it. */
export interface Part
  extends Partial<Omit<WirePart, 'kind' | 'sign' | 'value' | 'base' | 'leadsTo'>> {
  kind: WirePart['kind'];
  value: bigint;
  /** -1 where the value is taken off. Default: 1. */
  sign?: 1n | -1n;
  base?: bigint;
  /** Without it the row leads nowhere. */
  lead?: Lead;
}

/** A figure and one page of its rows. */
export interface Explanation {
  value: bigint;
  parts: Part[];
  /** Rows of all pages. */
  count: number;
  payment?: Schemas['ExplainedPayment'];
}

/** Which rows are asked for. */
export interface Window {
  offset: number;
  limit: number;
}

/** Writes a value as the reports do. */
export function formatValue(value: bigint, unit: FigureUnit): string {
  return unit === 'money' ? formatAmount(value) : value.toString();
}

/** A row as the contract writes it. */
export function toWirePart(
  { kind, value, sign = 1n, base, lead, ...rest }: Part,
  unit: FigureUnit,
) {
  const nothing = { name: null, reason: null, date: null, at: null, rate: null };
  const leadsTo: WireLead = {
    ...{ figure: null, report: null, startDate: null, endDate: null, account: null },
    ...{ branch: null, gameCategory: null, type: null, payoutId: null },
    ...(lead ?? { to: 'nowhere' }),
  };
  return {
    kind,
    sign: sign === 1n ? 'plus' : 'minus',
    value: formatValue(value, unit),
    ...nothing,
    ...{ account: null, gameCategory: null, type: null },
    ...rest,
    base: base === undefined ? null : formatAmount(base),
    leadsTo,
  } satisfies WirePart;
}

/** All rows as one page of them, with what is left of the figure as the last row. */
export function pageOfParts(
  value: bigint,
  all: readonly Part[],
  { offset, limit }: Window,
  reason?: WirePart['reason'],
): Explanation {
  const parts = reason === undefined ? all : [...all, ...restOf(value, sumOfParts(all), reason)];
  return { value, parts: parts.slice(offset, offset + limit), count: parts.length };
}

/** The same where only one page of the rows was read: `count` and `sum` are those of all. */
export function pageWithRest(
  value: bigint,
  { parts, count, sum }: { parts: readonly Part[]; count: number; sum: bigint },
  { offset, limit }: Window,
  reason: WirePart['reason'],
): Explanation {
  const rest = restOf(value, sum, reason);
  const isLast = count >= offset && count < offset + limit;
  return {
    value,
    parts: isLast ? [...parts, ...rest] : [...parts],
    count: count + rest.length,
  };
}

/** What rows come to. */
export function sumOfParts(parts: readonly Part[]): bigint {
  return parts.reduce((sum, { value, sign = 1n }) => sum + sign * value, 0n);
}

const restOf = (value: bigint, sum: bigint, reason: WirePart['reason']): Part[] =>
  value === sum ? [] : [{ kind: 'rest', value: value - sum, reason }];
