import type { Terms } from '../money/results';
import { sumOfTerms } from '../money/results';
import { type Asked, askedAs, type Filter } from './asked';
import {
  type Explanation,
  type FigureName,
  type FigureUnit,
  type Part,
  pageOfParts,
  pageWithRest,
} from './parts';
import { byBranch, byDay, type Rows, totalOf } from './split';

/** How a figure is computed and taken apart. */
export interface Figure {
  unit: FigureUnit;
  /** The filters beside the days that it knows; others are refused. */
  filters: readonly Filter[];
  /** Whether it is of the moment, so that no days are said. */
  isNow?: boolean;
  value(asked: Asked): Promise<bigint>;
  explain(asked: Asked): Promise<Explanation>;
}

type Rest = Pick<Figure, 'unit' | 'filters' | 'isNow'>;

interface Additive extends Rest {
  rows(asked: Asked): Rows;
  /** The records of one person, or of all where there are no branches. */
  leaf(asked: Asked, value: bigint): readonly Part[] | Promise<readonly Part[]>;
  /** Whether it is first split by day: not where one person counts once over several days. */
  hasDays: boolean;
  hasBranches?: boolean;
}

/** A figure that is the sum of rows: by day, then by branch, down to the records of one person. */
export function additive({ rows, leaf, hasDays, hasBranches = true, ...rest }: Additive): Figure {
  const value = (asked: Asked) => totalOf(asked.db, rows(asked));
  return {
    ...rest,
    value,
    async explain(asked) {
      if (hasDays && asked.dates.length > 1)
        return explainDays(asked, await byDay(asked.db, rows(asked)));
      if (hasBranches && asked.who.kind !== 'person')
        return explainBranches(asked, rows(asked), rest);
      const all = await value(asked);
      return pageOfParts(all, all === 0n ? [] : await leaf(asked, all), asked.window);
    },
  };
}

/** A row for each day that is not nothing, oldest first. */
export function explainDays(asked: Asked, days: ReadonlyMap<number, bigint>): Explanation {
  const parts = asked.dates.flatMap((date, at): Part[] => {
    const value = days.get(at) ?? 0n;
    const lead = askedAs(asked, { figure: asked.figure, startDate: date, endDate: date });
    return value === 0n ? [] : [{ kind: 'day', date, value, lead }];
  });
  const sum = parts.reduce((all, { value }) => all + value, 0n);
  return pageOfParts(sum, parts, asked.window);
}

async function explainBranches(
  asked: Asked,
  rows: Rows,
  { isNow = false }: Pick<Rest, 'isNow'>,
): Promise<Explanation> {
  const { branches, count, sum } = await byBranch(asked.db, rows, asked.who, asked.window);
  const days = isNow ? { startDate: null, endDate: null } : {};
  const parts = branches.map(({ name, value }): Part => {
    const own = asked.who.name;
    return {
      kind: name === null ? 'person' : 'branch',
      account: name ?? own,
      value,
      lead: askedAs(asked, {
        figure: asked.figure,
        ...days,
        account: name === null ? own : null,
        branch: name,
      }),
    };
  });
  return { value: sum, parts, count };
}

interface Composed<Name extends FigureName> extends Rest {
  terms: Terms<Name>;
  /** The figures by name. */
  figures: () => Readonly<Record<FigureName, Figure>>;
  /** The figure as the report has it, where that may be more than its terms. */
  total?: (asked: Asked) => Promise<bigint>;
}

/** A figure that is a sum of other figures, by the terms that the reports compute it by. */
export function composed<Name extends FigureName>({
  terms,
  figures,
  total,
  ...rest
}: Composed<Name>): Figure {
  const names = Object.keys(terms) as Name[];
  const valuesOf = async (asked: Asked) => {
    const values: Partial<Record<Name, bigint>> = {};
    for (const name of names)
      values[name] = await figures()[name].value({ ...asked, figure: name });
    return values as Record<Name, bigint>;
  };
  return {
    ...rest,
    value: async (asked) => (total ? total(asked) : sumOfTerms(terms, await valuesOf(asked))),
    async explain(asked) {
      const values = await valuesOf(asked);
      const sum = sumOfTerms(terms, values);
      const value = total ? await total(asked) : sum;
      const parts = names.map(
        (name): Part => ({
          kind: 'figure',
          name,
          sign: terms[name],
          value: values[name],
          lead: askedAs(asked, { figure: name }),
        }),
      );
      return pageWithRest(
        value,
        { parts, count: parts.length, sum },
        asked.window,
        'withoutContract',
      );
    },
  };
}
