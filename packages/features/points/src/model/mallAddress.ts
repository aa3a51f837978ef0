import { type MemberPage, PATHS } from '@parlour/feature-core';
import type { PointExchangeType } from '@parlour/gateway-openapi/points';

export const MALL_VIEWS = ['products', 'history', 'rules'] as const;
export type MallView = (typeof MALL_VIEWS)[number];

/** Kinds of exchange in the order of the mall. */
export const EXCHANGE_TYPES = ['CASH', 'BONUS', 'GOODS', 'TICKET'] as const;

/** State of the points mall in its address. */
export interface MallAddress {
  view: MallView;
  /** Kind of the products that are shown; null for all. */
  kind: PointExchangeType | null;
  /** The page of the list that is shown, from 1. */
  page: number;
  /** First and last day of the history; empty for the last 30 days. */
  from: string;
  to: string;
  /** The product whose exchange is open, or null. */
  redeem: string | null;
  /** Whether the conversion to money is open. */
  isConverting: boolean;
}

export const MALL: MallAddress = {
  view: 'products',
  kind: null,
  page: 1,
  from: '',
  to: '',
  redeem: null,
  isConverting: false,
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (text: string | null): string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

/** Reads the address of the mall; invalid values count as missing. */
export function readMallAddress(query: URLSearchParams): MallAddress {
  const page = Number(query.get('page') ?? '1');
  const redeem = query.get('redeem');
  return {
    view: MALL_VIEWS.find((view) => view === query.get('view')) ?? MALL.view,
    kind: EXCHANGE_TYPES.find((kind) => kind === query.get('kind')) ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    redeem: redeem === '' ? null : redeem,
    isConverting: query.has('convert'),
  };
}

/** The address of a state of the mall, with a page of the member centre over it where one is named. */
export function mallHref(changes: Partial<MallAddress> = {}, member?: MemberPage): string {
  const { view, kind, page, from, to, redeem, isConverting } = { ...MALL, ...changes };
  const query = new URLSearchParams();
  if (view !== MALL.view) query.set('view', view);
  if (kind !== null) query.set('kind', kind);
  if (from !== '') query.set('from', from);
  if (to !== '') query.set('to', to);
  if (page > 1) query.set('page', String(page));
  if (redeem !== null) query.set('redeem', redeem);
  if (isConverting) query.set('convert', '1');
  if (member !== undefined) query.set('member', member);
  const text = query.toString();
  return text === '' ? PATHS.pointMall : `${PATHS.pointMall}?${text}`;
}
