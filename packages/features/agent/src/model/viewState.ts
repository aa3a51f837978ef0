import type { ReportViewKey, ReportViewState } from '@parlour/gateway-openapi/agent';
import { type AddressState, dayIn } from './addressState';
import { isDatePreset } from './periods';
import { isAmount } from './teamFilter';

const CODE = /^[A-Za-z0-9-]{1,32}$/;
const isCode = (text: string) => CODE.test(text);
const isDay = (text: string) => dayIn(text) !== '';
/** The contract's shape of each value; the gateway refuses others. */
const FITS: Readonly<Record<ReportViewKey, (text: string) => boolean>> = {
  period: (text) => text === 'custom' || isDatePreset(text),
  from: isDay,
  to: isDay,
  account: () => true,
  search: () => true,
  kind: isCode,
  category: (text) => /^[A-Za-z0-9_-]{1,32}$/.test(text),
  level: (text) => /^[1-9]$/.test(text),
  status: isCode,
  activity: isCode,
  contract: isCode,
  min: isAmount,
  max: isAmount,
  view: (text) => text === 'list',
  compare: (text) => text === '1',
  sort: (text) => /^-?[A-Za-z]{1,32}$/.test(text),
};

/** What a view would keep of this address, in the order of what the report keeps; what has no effect there is left out. */
export function toViewState(
  keeps: readonly ReportViewKey[],
  { period, from, to, ...others }: AddressState,
): ReportViewState {
  const areDays = dayIn(from) !== '' && dayIn(to) !== '' && (from ?? '') <= (to ?? '');
  const isCustom = period === 'custom' && areDays;
  const days = isCustom ? { period, from, to } : period === 'custom' ? {} : { period };
  const state: AddressState = { ...days, ...others };
  const kept = keeps.flatMap((name) => {
    const text = state[name] ?? '';
    return text !== '' && FITS[name](text) ? [[name, text]] : [];
  });
  // Each value has passed the contract's shape.
  return Object.fromEntries(kept) as ReportViewState;
}

/** Whether two views of a report show the same. */
export const isSameView = (
  keeps: readonly ReportViewKey[],
  one: ReportViewState,
  other: ReportViewState,
): boolean => JSON.stringify(toViewState(keeps, one)) === JSON.stringify(toViewState(keeps, other));
