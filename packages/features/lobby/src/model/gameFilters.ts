import { CATEGORY_OF_ROUTE } from '@parlour/feature-core';
import type { GameClassify } from '@parlour/gateway-openapi/start';

/** Sub-categories of slots; bingo is offered only where Tagalog is (LOB-02). */
export const SLOT_CLASSES: readonly GameClassify[] = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'];

/** What a list of games is narrowed by; it lives in the address, so it can be shared and gone back to. */
export interface GameFilters {
  search: string;
  vendor: string | null;
  classify: GameClassify | null;
  onlyNew: boolean;
}

const isClass = (text: string | null): text is GameClassify =>
  SLOT_CLASSES.some((known) => known === text);

export function readFilters(query: URLSearchParams): GameFilters {
  const classify = query.get('class');
  return {
    search: (query.get('q') ?? '').slice(0, 64),
    vendor: query.get('vassalage'),
    classify: isClass(classify) ? classify : null,
    onlyNew: query.get('new') === '1',
  };
}

/** The address's query for these filters; what is not set stays out of it. */
export function writeFilters({ search, vendor, classify, onlyNew }: GameFilters): URLSearchParams {
  const rows: [string, string | null][] = [
    ['vassalage', vendor],
    ['class', classify],
    ['new', onlyNew ? '1' : null],
    ['q', search === '' ? null : search],
  ];
  return new URLSearchParams(
    rows.flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );
}

/** Game type of a list page; other types have their page at their own name in lower case (RT-07). */
export const gameTypeOf = (pathname: string): string =>
  (CATEGORY_OF_ROUTE as Readonly<Record<string, string>>)[pathname] ??
  pathname.slice(1).toUpperCase();
