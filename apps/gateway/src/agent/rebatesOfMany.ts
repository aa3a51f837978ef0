import { and, inArray } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { fromMemberId } from '../member/memberId';
import { account } from '../session/schema';
import { isBelow, type LineagePosition } from './lineage';
import { promisedByAll, type Rates, ratesOfAll } from './ratesByAccount';
import { changeRebates, checkRebates, limitsOf, lockAccounts, type Rebate } from './rebates';

type Schemas = components['schemas'];
type Result = Schemas['TeamRebateResult'];
type Form = Schemas['TeamRebatesForm'];

/** What setting rebates would change for each person, or why it is refused. */
export function previewRebates(db: Database, top: LineagePosition, form: Form): Promise<Result[]> {
  return judge(db, top, form);
}

/**
 * Sets the rebates of whoever is not refused, in one transaction: whoever promises anything further down meanwhile
 * waits, so that each is judged by what holds when it is changed.
 */
export function setRebates(
  db: Database,
  top: LineagePosition,
  form: Form,
  from: Date,
): Promise<Result[]> {
  const ids = form.memberIds.map(fromMemberId).filter((id) => id !== null);
  return db.transaction(async (tx) => {
    // Accounts of strangers stay untouched: nobody may make others wait.
    const own = await peopleOf(tx, top, ids);
    await lockAccounts(tx, [top.id, ...own.filter(({ isDirect }) => isDirect).map(({ id }) => id)]);
    const results = await judge(tx, top, form);
    for (const { memberId, changes } of results) {
      const id = fromMemberId(memberId);
      const rebates = changes.map(({ gameCategory, to }) => ({ gameCategory, rate: to }));
      if (id !== null && rebates.length > 0) await changeRebates(tx, id, rebates, from);
    }
    return results;
  });
}

async function judge(
  db: Database,
  top: LineagePosition,
  { memberIds, rebates }: Form,
): Promise<Result[]> {
  // What the agent may hand on is the same for all; a rate beyond it is refused before anybody is looked at.
  checkRebates(rebates, await limitsOf(db, top.id));
  const ids = memberIds.map(fromMemberId).filter((id) => id !== null);
  const people = new Map((await peopleOf(db, top, ids)).map((one) => [one.id, one]));
  const known = [...people.keys()];
  const [present, promised] = [await ratesOfAll(db, known), await promisedByAll(db, known)];
  return memberIds.map((memberId) => {
    const id = fromMemberId(memberId);
    const person = id === null ? undefined : people.get(id);
    const row = { memberId, account: person?.username ?? null, ...NO_CHANGE };
    if (person === undefined) return { ...row, refusal: 'UNKNOWN' };
    if (!person.isDirect) return { ...row, refusal: 'NOT_DIRECT' };
    const least = promised.get(person.id) ?? NO_RATES;
    const tooLow = rebates.find(({ gameCategory, rate }) => rate < (least.get(gameCategory) ?? 0));
    if (tooLow !== undefined) {
      const { gameCategory } = tooLow;
      const limit = least.get(gameCategory) ?? null;
      return { ...row, refusal: 'BELOW_PROMISED', gameCategory, limit };
    }
    return { ...row, changes: changesFrom(present.get(person.id) ?? NO_RATES, rebates) };
  });
}

const NO_RATES: Rates = new Map();
const NO_CHANGE = { refusal: null, gameCategory: null, limit: null, changes: [] };

function changesFrom(present: Rates, rebates: readonly Rebate[]): Result['changes'] {
  return rebates
    .map(({ gameCategory, rate }) => ({
      gameCategory,
      from: present.get(gameCategory) ?? 0,
      to: rate,
    }))
    .filter(({ from, to }) => from !== to);
}

/** Those of the ids who are below the agent. */
async function peopleOf(db: Database, top: LineagePosition, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: account.id, username: account.username, uplineId: account.uplineId })
    .from(account)
    .where(and(inArray(account.id, [...ids]), isBelow(top)));
  return found.map(({ uplineId, ...one }) => ({ ...one, isDirect: uplineId === top.id }));
}
