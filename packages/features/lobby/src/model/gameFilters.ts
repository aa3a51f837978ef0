import { CATEGORY_OF_ROUTE } from '@parlour/feature-core';
import type { GameClassify } from '@parlour/gateway-openapi/start';

/** Sub-categories of slots; bingo is offered only where Tagalog is (LOB-02). */
export const SLOT_CLASSES: readonly GameClassify[] = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'];

/** Lowest bet that the filter requires, in whole units of the currency, and lowest number of lines (section 9). */
export const MIN_BET = 1;
export const MIN_LINES = 25;

/** Filters of a list of games. They are in the address, so that they can be shared and the back button works. */
export interface GameFilters {
  search: string;
  vendor: string | null;
  classify: GameClassify | null;
  onlyNew: boolean;
  /** Only games with a lowest bet of 1 or more. */
  hasMinBet: boolean;
  /** Only games with 25 lines or more. */
  hasMinLines: boolean;
}

export const NO_FILTERS: GameFilters = {
  search: '',
  vendor: null,
  classify: null,
  onlyNew: false,
  hasMinBet: false,
  hasMinLines: false,
};

/** Whether any filter is set. */
export const isNarrowed = (filters: GameFilters): boolean => String(writeFilters(filters)) !== '';

const isClass = (text: string | null): text is GameClassify =>
  SLOT_CLASSES.some((known) => known === text);

export function readFilters(query: URLSearchParams): GameFilters {
  const classify = query.get('class');
  return {
    search: (query.get('q') ?? '').slice(0, 64),
    vendor: query.get('vassalage'),
    classify: isClass(classify) ? classify : null,
    onlyNew: query.get('new') === '1',
    hasMinBet: query.get('minBet') === String(MIN_BET),
    hasMinLines: query.get('minLineNum') === String(MIN_LINES),
  };
}

/** The address's query for these filters, without those that are not set. */
export function writeFilters(filters: GameFilters): URLSearchParams {
  const rows: [string, string | null][] = [
    ['vassalage', filters.vendor],
    ['class', filters.classify],
    ['new', filters.onlyNew ? '1' : null],
    ['minBet', filters.hasMinBet ? String(MIN_BET) : null],
    ['minLineNum', filters.hasMinLines ? String(MIN_LINES) : null],
    ['q', filters.search === '' ? null : filters.search],
  ];
  return new URLSearchParams(
    rows.flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );
}

/** Game type of a list page; other types have their page at their own name in lower case (RT-07). */
export const gameTypeOf = (pathname: string): string =>
  (CATEGORY_OF_ROUTE as Readonly<Record<string, string>>)[pathname] ??
  pathname.slice(1).toUpperCase();
