import { eq, like, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { account } from '../session/schema';
import type { Account } from '../session/sessions';
import { accountDay } from './schema';

/** The place of an account in its team. */
export type LineagePosition = Pick<Account, 'id' | 'lineage' | 'merchant'>;

/** Prefix of the lineages below an account; the whole lineage of its downlines. */
export function lineageBelow({ id, lineage }: Pick<LineagePosition, 'id' | 'lineage'>): string {
  return `${lineage}${id}/`;
}

/**
 * Everybody below an account, at any depth. Ids are unique over all merchants, so the lineage says whose
 * team it is, and an index of lineages alone counts a large team.
 */
export function isBelow(
  top: Pick<LineagePosition, 'id' | 'lineage'>,
  lineage: PgColumn = account.lineage,
): SQL {
  return like(lineage, `${lineageBelow(top)}%`);
}

/** The same as a condition on kept sums. */
export function areSumsBelow(top: Pick<LineagePosition, 'id' | 'lineage'>): SQL {
  return isBelow(top, accountDay.lineage);
}

/** Those directly below an account. */
export function isDirectlyBelow({ id }: Pick<LineagePosition, 'id'>): SQL {
  return eq(account.uplineId, id);
}

/** One account alone. */
export function isThis({ id }: Pick<LineagePosition, 'id'>): SQL {
  return eq(account.id, id);
}

/** How many steps one account stands below another that is above it. */
export function levelBelow(top: LineagePosition, below: Pick<LineagePosition, 'lineage'>): number {
  return idsBetween(top, below).length + 1;
}

/** The accounts between one and another that is above it, from the top down. */
export function idsBetween(
  top: LineagePosition,
  { lineage }: Pick<LineagePosition, 'lineage'>,
): number[] {
  return lineage.slice(lineageBelow(top).length).split('/').filter(Boolean).map(Number);
}
