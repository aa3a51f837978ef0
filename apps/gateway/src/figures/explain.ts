import type { Viewer } from '../agent/memberFacts';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import type { Span } from '../platform/days';
import { toPage, windowOf } from '../platform/paging';
import { badRequest } from '../platform/refusal';
import type { Account } from '../session/sessions';
import { type Asked, datesOf, type FigureQuery, type Filter, whoOf } from './asked';
import type { Figure } from './figure';
import { type FigureName, formatValue, sumOfParts, toWirePart } from './parts';
import { paymentFigures } from './paymentFigures';
import { payoutFigures } from './payoutFigures';
import { teamFigures } from './teamFigures';

type ExplainedFigure = components['schemas']['ExplainedFigure'];

const figures = (): Readonly<Record<FigureName, Figure>> => FIGURES;

/** The figures of the viewer's own earnings, and of single payments. */
const OWN = { ...paymentFigures(figures), ...payoutFigures };
/** Every figure that agents see, and how it is taken apart. */
const FIGURES: Readonly<Record<FigureName, Figure>> = { ...teamFigures(figures), ...OWN };

const FILTERS: readonly Filter[] = ['account', 'branch', 'gameCategory', 'payoutId'];
/** Rows of a page, as many as the contract allows: most figures have fewer. */
const PAGE_SIZE = 100;

/** Whose question it is, over which days. */
export interface Asker {
  viewer: Viewer & { top: Account };
  span: Span;
  utcOffsetMinutes: number;
}

/**
 * A figure and the rows that add up to it (AG-01). All is read from one state of the database, so that a bet that is
 * written meanwhile is in all of it or in none.
 */
export async function explainFigure(
  db: Database,
  { viewer, span, utcOffsetMinutes }: Asker,
  query: FigureQuery,
): Promise<ExplainedFigure> {
  const figure = FIGURES[query.figure];
  for (const filter of FILTERS)
    if (query[filter] !== undefined && !figure.filters.includes(filter))
      throw badRequest([{ field: filter, code: 'invalid' }]);
  const page = { pageNo: query.pageNo, pageSize: query.pageSize ?? PAGE_SIZE };
  return db.transaction(
    async (tx) => {
      const ofPayment = figure.filters.includes('payoutId');
      // Payments know their people by themselves: the one above may be among them.
      const isOwn = query.figure in OWN;
      const whose = await whoOf(tx, viewer.top, isOwn ? {} : query);
      const asked: Asked = {
        ...{ db: tx, viewer, span, utcOffsetMinutes, figure: query.figure, filters: query },
        ...{ dates: datesOf({ span, utcOffsetMinutes }), window: windowOf(page) },
        ...whose,
      };
      const { value, parts, count, payment = null } = await figure.explain(asked);
      if (parts.length === count && sumOfParts(parts) !== value)
        throw new Error(`The parts of ${query.figure} do not add up`);
      const hasDays = !ofPayment && figure.isNow !== true;
      return {
        figure: query.figure,
        unit: figure.unit,
        value: formatValue(value, figure.unit),
        startDate: hasDays ? (asked.dates[0] ?? null) : null,
        endDate: hasDays ? (asked.dates.at(-1) ?? null) : null,
        account: query.account ?? null,
        branch: query.branch ?? null,
        gameCategory: query.gameCategory ?? null,
        ...toPage(
          parts.map((part) => toWirePart(part, figure.unit)),
          count,
          page,
        ),
        payment,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
