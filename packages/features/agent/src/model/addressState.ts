/** What of a page's state is in the address: so that it can be shared, reloaded and gone back from. */
const STATE_NAMES = [
  'period',
  'from',
  'to',
  'account',
  'kind',
  'page',
  'view',
  'search',
  'sort',
  'tab',
  'side',
] as const;
type StateName = (typeof STATE_NAMES)[number];

/** Texts by their names; what is not set is the page's usual. */
export type AddressState = Readonly<Partial<Record<StateName, string>>>;

/** Keeps them apart from what the page below has in its query; `centreSearch` drops all that begin so. */
const PREFIX = 'agent.';
/** Longer texts are none that a page has written. */
const MOST = 64;

/** Reads the state of a page from the query. */
export function readState(query: URLSearchParams): AddressState {
  const state: Partial<Record<StateName, string>> = {};
  for (const name of STATE_NAMES) {
    const text = query.get(`${PREFIX}${name}`);
    if (text !== null && text !== '' && text.length <= MOST) state[name] = text;
  }
  return state;
}

/** The same query with another state; all else in it stays. */
export function writeState(query: URLSearchParams, state: AddressState): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of STATE_NAMES) {
    const text = state[name] ?? '';
    if (text === '') next.delete(`${PREFIX}${name}`);
    else next.set(`${PREFIX}${name}`, text);
  }
  return next;
}

/** The page of a list; the first where there is no such number. */
export function pageIn({ page = '1' }: AddressState): number {
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** How a page is written down: the first one is not. */
export const pageText = (page: number): string => (page === 1 ? '' : String(page));

/** A day as the wire has it; empty where it is none. */
export function dayIn(text: string | undefined): string {
  if (text === undefined || !/^\d{4}-\d\d-\d\d$/.test(text)) return '';
  return Number.isNaN(Date.parse(text)) ? '' : text;
}
