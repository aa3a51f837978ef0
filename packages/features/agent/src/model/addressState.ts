/** State of a page that is in the address, for sharing, reloading and going back. */
const STATE_NAMES = [
  'period',
  'from',
  'to',
  'account',
  'kind',
  'category',
  'compare',
  'level',
  'status',
  'activity',
  'contract',
  'min',
  'max',
  'page',
  'view',
  'search',
  'sort',
  'tab',
  'side',
] as const;
type StateName = (typeof STATE_NAMES)[number];

/** Values by name; a missing one is the page's default. */
export type AddressState = Readonly<Partial<Record<StateName, string>>>;

/** Separates them from the query of the page below; `centreSearch` drops all names with it. */
const PREFIX = 'agent.';
/** No page writes longer values. */
const MAX_LENGTH = 64;

/** Reads the state of a page from the query. */
export function readState(query: URLSearchParams): AddressState {
  const state: Partial<Record<StateName, string>> = {};
  for (const name of STATE_NAMES) {
    const text = query.get(`${PREFIX}${name}`);
    if (text !== null && text !== '' && text.length <= MAX_LENGTH) state[name] = text;
  }
  return state;
}

/** The same query with another state; everything else stays. */
export function writeState(query: URLSearchParams, state: AddressState): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of STATE_NAMES) {
    const text = state[name] ?? '';
    if (text === '') next.delete(`${PREFIX}${name}`);
    else next.set(`${PREFIX}${name}`, text);
  }
  return next;
}

/** The page number of a list; 1 where it is missing or invalid. */
export function pageIn({ page = '1' }: AddressState): number {
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** A page number for the address; the first page is left out. */
export const pageText = (page: number): string => (page === 1 ? '' : String(page));

/** A day as the wire has it; empty where it is invalid. */
export function dayIn(text: string | undefined): string {
  if (text === undefined || !/^\d{4}-\d\d-\d\d$/.test(text)) return '';
  return Number.isNaN(Date.parse(text)) ? '' : text;
}
