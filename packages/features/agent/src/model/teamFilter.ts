import type { ListTeamMembersApiArg } from '@parlour/gateway-openapi/agent';
import type { AddressState } from './addressState';

/** Names of the filters of the list of people in the address; the search is apart. */
export const TEAM_FILTERS = [
  'kind',
  'level',
  'status',
  'activity',
  'contract',
  'min',
  'max',
] as const;
export type TeamFilterName = (typeof TEAM_FILTERS)[number];

export const MEMBER_TYPES = ['member', 'agent'] as const;
export const MEMBER_STATES = ['active', 'frozen', 'closed'] as const;
/** Teams are seldom deeper; whoever is stands in the list all the same. */
export const LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** Days since the last login: within so many, or none for so many. */
export const ACTIVITIES = ['in1', 'in7', 'in30', 'no7', 'no30', 'no90'] as const;
export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const;
/** Before a kind of contract that somebody has not. */
export const WITHOUT = 'no-';

/** Filters of the list as the gateway takes them. */
export type TeamFilter = Omit<
  ListTeamMembersApiArg,
  'parentId' | 'scope' | 'search' | 'sort' | 'order' | 'pageNo' | 'pageSize'
>;

const AMOUNT = /^\d{1,15}(?:\.\d{1,2})?$/;

/** Whether an amount can be asked for; an empty one says nothing. */
export const isAmount = (text: string): boolean => text === '' || AMOUNT.test(text);

/** An amount with two digits; undefined where it is none. */
function toMoney(text = ''): string | undefined {
  if (text === '' || !AMOUNT.test(text)) return undefined;
  const [whole = '', part = ''] = text.split('.');
  return `${whole}.${part.padEnd(2, '0')}`;
}

const among = <Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined => values.find((value) => value === text);

/** The filters of an address; what is invalid there does not count. */
export function toTeamFilter(state: AddressState): TeamFilter {
  const activity = among(ACTIVITIES, state.activity);
  const days = Number(activity?.slice(2));
  const { contract = '' } = state;
  const isWithout = contract.startsWith(WITHOUT);
  const kind = among(CONTRACT_KINDS, isWithout ? contract.slice(WITHOUT.length) : contract);
  const level = among(LEVELS, state.level);
  const wanted: { [Name in keyof TeamFilter]: TeamFilter[Name] | undefined } = {
    accountType: among(MEMBER_TYPES, state.kind),
    status: among(MEMBER_STATES, state.status),
    level: level === undefined ? undefined : Number(level),
    loggedInWithin: activity?.startsWith('in') === true ? days : undefined,
    notLoggedInFor: activity?.startsWith('no') === true ? days : undefined,
    minBalance: toMoney(state.min),
    maxBalance: toMoney(state.max),
    withContract: isWithout ? undefined : kind,
    withoutContract: isWithout ? kind : undefined,
  };
  return Object.fromEntries(
    Object.entries<unknown>(wanted).filter(([, value]) => value !== undefined),
  );
}
