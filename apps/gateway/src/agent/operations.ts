import { toMemberId } from '../member/memberId';
import { DAY_MS, spanOf, startOfDay } from '../platform/days';
import { toPage } from '../platform/paging';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import type { Account, Session } from '../session/sessions';
import { findBelow, findDirectlyBelow, pathBetween } from './findBelow';
import { listMembers } from './listMembers';
import { describeMember } from './memberDetail';
import { describeMembers, type Viewer } from './memberFacts';
import { keepNote } from './notes';
import { openAccount } from './openAccount';
import { overviewOf } from './overview';
import { changeRebates, checkRebates, limitsOf, lockAccounts } from './rebates';
import { previewRebates, setRebates } from './rebatesOfMany';

/** An agent's team: its people, their accounts and their rebates. */
export function teamOperations({ config, db }: Services) {
  const offset = config.utcOffsetMinutes;
  const viewerOf = (call: { session: Session | null; now: Date }): Viewer & { top: Account } => ({
    top: loggedIn(call).account,
    now: call.now,
    config,
  });

  return {
    getTeamOverview: (call) =>
      overviewOf(db, viewerOf(call), {
        span: spanOf(call.query, call.now, offset, 1),
        utcOffsetMinutes: offset,
        compare: call.query.compare,
      }),

    async listTeamMembers(call) {
      const viewer = viewerOf(call);
      const { query } = call;
      const { parentId = toMemberId(viewer.top.id) } = query;
      const isTop = parentId === toMemberId(viewer.top.id);
      const parent = isTop ? viewer.top : await findBelow(db, viewer.top, parentId);
      const { ids, total } = await listMembers(db, viewer, parent, query);
      const own = { memberId: parentId, account: parent.username };
      return {
        ...toPage(await describeMembers(db, viewer, ids), total, query),
        path: isTop ? [] : [...(await pathBetween(db, viewer.top, parent)), own],
      };
    },

    async getTeamMember(call) {
      const viewer = viewerOf(call);
      const person = await findBelow(db, viewer.top, call.query.memberId);
      return describeMember(db, viewer, person, offset);
    },

    async setMemberNote(call) {
      const viewer = viewerOf(call);
      const { memberId, note } = call.body;
      const person = await findBelow(db, viewer.top, memberId);
      await keepNote(db, viewer.top.id, person.id, { note: note.trim(), at: call.now });
      return describeMember(db, viewer, person, offset);
    },

    async createDownlineAccount(call) {
      const viewer = viewerOf(call);
      const opened = await openAccount(db, viewer.top, call.body, call.now);
      return describeMember(db, viewer, opened, offset);
    },

    async getRebateLimits(call) {
      const { account: own } = loggedIn(call);
      const { memberId } = call.query;
      const person = memberId === undefined ? null : await findDirectlyBelow(db, own, memberId);
      return { limits: await limitsOf(db, own.id, person?.id) };
    },

    async updateDownlineRebate(call) {
      const viewer = viewerOf(call);
      const { memberId, rebates } = call.body;
      const person = await findDirectlyBelow(db, viewer.top, memberId);
      const tomorrow = new Date(startOfDay(call.now, offset).getTime() + DAY_MS);
      await db.transaction(async (tx) => {
        await lockAccounts(tx, [viewer.top.id, person.id]);
        checkRebates(rebates, await limitsOf(tx, viewer.top.id, person.id));
        await changeRebates(tx, person.id, rebates, tomorrow);
      });
      return describeMember(db, viewer, person, offset);
    },

    async previewTeamRebates(call) {
      return { results: await previewRebates(db, loggedIn(call).account, call.body) };
    },

    async setTeamRebates(call) {
      const tomorrow = new Date(startOfDay(call.now, offset).getTime() + DAY_MS);
      return { results: await setRebates(db, loggedIn(call).account, call.body, tomorrow) };
    },
  } satisfies Handlers;
}
