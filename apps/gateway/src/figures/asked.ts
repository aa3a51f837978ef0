import { eq, or, type SQL } from 'drizzle-orm';
import { findNamedBelow, hasBelow } from '../agent/findBelow';
import { areSumsBelow, isBelow, isThis, type LineagePosition } from '../agent/lineage';
import type { Viewer } from '../agent/memberFacts';
import { accountDay } from '../agent/schema';
import { type DayReportQuery, daysOf } from '../agent/sums';
import type { Database } from '../database/open';
import type { Query } from '../platform/handlers';
import { badRequest } from '../platform/refusal';
import type { Account } from '../session/sessions';
import type { FigureName, Lead, Window } from './parts';

export type FigureQuery = Query<'explainFigure'>;

/** Filters that a figure may know beside the days. */
export type Filter = 'account' | 'branch' | 'gameCategory' | 'payoutId';

/** Whom a figure counts: the team, somebody of it with everybody below, or one person. */
export interface Who {
  kind: 'team' | 'branch' | 'person';
  /** Whose downlines the branches are of. */
  top: LineagePosition;
  /** The name of the person, or of who is at the top of the branch; null for the team. */
  name: string | null;
}

/** A figure that is asked for, read at one moment. */
export interface Asked extends DayReportQuery {
  db: Database;
  viewer: Viewer & { top: Account };
  figure: FigureName;
  filters: Pick<FigureQuery, Filter>;
  who: Who;
  /** The days of the span, oldest first. */
  dates: readonly string[];
  window: Window;
}

/** Whose rows count. Somebody who is not below the viewer is unknown. */
export async function whoOf(
  db: Database,
  viewer: Account,
  { account, branch }: Pick<FigureQuery, 'account' | 'branch'>,
): Promise<{ who: Who; whom: SQL | undefined; sumsOf: SQL | undefined }> {
  if (account !== undefined && branch !== undefined)
    throw badRequest([{ field: 'branch', code: 'invalid' }]);
  const name = account ?? branch;
  if (name === undefined)
    return {
      who: { kind: 'team', top: viewer, name: null },
      whom: isBelow(viewer),
      sumsOf: areSumsBelow(viewer),
    };
  const top = await findNamedBelow(db, viewer, name);
  const isOwn = eq(accountDay.accountId, top.id);
  // A branch of one is that person: it has no branches of its own.
  if (account !== undefined || !(await hasBelow(db, top)))
    return { who: { kind: 'person', top, name: top.username }, whom: isThis(top), sumsOf: isOwn };
  return {
    who: { kind: 'branch', top, name: top.username },
    whom: or(isThis(top), isBelow(top)),
    sumsOf: or(isOwn, areSumsBelow(top)),
  };
}

/** The same question put to another figure, or narrowed further. */
export function askedAs(asked: Asked, more: Partial<Lead> & { figure: FigureName }): Lead {
  const { dates, filters, who } = asked;
  return {
    to: 'figure',
    startDate: dates[0] ?? null,
    endDate: dates.at(-1) ?? null,
    account: who.kind === 'person' ? who.name : null,
    branch: who.kind === 'branch' ? who.name : null,
    gameCategory: filters.gameCategory ?? null,
    ...more,
  };
}

/** The records of the same people and days. */
export function recordsOf(
  asked: Asked,
  report: NonNullable<Lead['report']>,
  more: Partial<Lead> = {},
): Lead {
  const { figure: _, ...narrowed } = askedAs(asked, { figure: asked.figure });
  return { ...narrowed, to: 'records', report, ...more };
}

/** The days of a span as they are asked for. */
export const datesOf = ({
  span,
  utcOffsetMinutes,
}: Pick<DayReportQuery, 'span' | 'utcOffsetMinutes'>) => daysOf(span, utcOffsetMinutes);
