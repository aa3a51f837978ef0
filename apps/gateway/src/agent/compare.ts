import type { components } from '../generated/contract';
import { formatAmount, parseAmount } from '../money/amount';
import { rateOf } from '../money/rates';
import { dayOf, type Span } from '../platform/days';
import { daysOf } from './sums';

type Schemas = components['schemas'];
type FigureName = Schemas['FigureName'];

/** What a report asks to be compared. */
export interface Compared<Figures> {
  span: Span;
  utcOffsetMinutes: number;
  now: Date;
  /** The figures of the asked days, as the report writes them: amounts are texts, counts are numbers. */
  figures: Figures;
  /** Which of them are compared, by their names in explanations. */
  names: Readonly<Partial<Record<keyof Figures, FigureName>>>;
  /** The same figures of other days, by the code that made `figures`. */
  read: (before: Span) => Promise<Figures>;
}

/** As many days, directly before. */
function spanBefore({ from, to }: Span): Span {
  return { from: new Date(2 * from.getTime() - to.getTime()), to: from };
}

/** How figures have changed since the period before (AG-09). */
export async function compareWithBefore<Figures extends object>({
  span,
  utcOffsetMinutes,
  now,
  figures,
  names,
  read,
}: Compared<Figures>): Promise<Schemas['PeriodComparison']> {
  const before = spanBefore(span);
  const earlier = await read(before);
  const fields = Object.keys(names) as (keyof Figures)[];
  return {
    startDate: dayOf(before.from, utcOffsetMinutes),
    endDate: daysOf(before, utcOffsetMinutes).at(-1) ?? '',
    isOver: span.to <= now,
    changes: fields.flatMap((field) => {
      const figure = names[field];
      return figure === undefined ? [] : [changeOf(figure, figures[field], earlier[field])];
    }),
  };
}

function changeOf(figure: FigureName, value: unknown, earlier: unknown): Schemas['FigureChange'] {
  const isMoney = typeof value === 'string';
  const write = isMoney ? formatAmount : String;
  const [after, before] = [wholeOf(value), wholeOf(earlier)];
  return {
    figure,
    unit: isMoney ? 'money' : figure === 'betCount' ? 'bets' : 'people',
    before: write(before),
    difference: write(after - before),
    rate: rateOf(after - before, before),
  };
}

/** Minor units of an amount; a count as it is. */
const wholeOf = (value: unknown): bigint =>
  typeof value === 'number' ? BigInt(value) : parseAmount(String(value));
