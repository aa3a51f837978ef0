import { pageOf, toPage } from '../platform/paging';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { intentOf } from './credit';
import { boardOf, nextPrizeAt, toWireEntry } from './leaderboard';
import { claimMission, countByPeriod, missionsOf, toWireMission } from './missions';
import { periodOf } from './periods';
import { memberOf } from './viewer';

/** Missions and their leaderboard. */
export function missionOperations(services: Services) {
  const { config, db } = services;
  const { merchant, utcOffsetMinutes: offsetMinutes } = config;
  return {
    async getMissionSummary(call) {
      const member = memberOf(services, call);
      const missions = await missionsOf(db, member);
      const span = periodOf('W', call.now, offsetMinutes);
      const wanted = { merchant, accountId: member.account.id, span, query: { pageSize: 1 } };
      const { own } = await boardOf(db, wanted);
      const periods = countByPeriod(missions, member);
      const sumOf = (key: 'total' | 'completed' | 'claimable') =>
        periods.reduce((sum, period) => sum + period[key], 0);
      return {
        totalMissions: sumOf('total'),
        completedMissions: sumOf('completed'),
        claimableMissions: sumOf('claimable'),
        missionPoints: own?.missionPoints ?? 0,
        nextPrizeAt: await nextPrizeAt(db, { merchant, span, own }),
        leaderboardRank: own?.rank ?? null,
        periods,
      };
    },

    async getMissionLeaderboard(call) {
      const { period = 'W' } = call.query;
      const span = periodOf(period, call.now, offsetMinutes);
      const accountId = loggedIn(call).account.id;
      const { page, total, own } = await boardOf(db, {
        merchant,
        accountId,
        span,
        query: call.query,
      });
      const content = page.map((entry) => toWireEntry(entry, period));
      return {
        ...toPage(content, total, call.query),
        period,
        endsAt: span.to.toISOString(),
        own: own === null ? null : toWireEntry(own, period),
      };
    },

    async listMissions(call) {
      const { period, status } = call.query;
      const missions = await missionsOf(db, memberOf(services, call));
      const asked = missions.filter(
        ({ mission, status: stands }) =>
          (period === undefined || mission.period === period) &&
          (status === undefined || stands === status),
      );
      const { content, ...page } = pageOf(asked, call.query);
      return { content: content.map((one) => toWireMission(one, call.language)), ...page };
    },

    claimMission: (call) =>
      claimMission(call.db, memberOf(services, call), call.body.missionId, intentOf(call)),
  } satisfies Handlers;
}
