import { pageOf } from '../platform/paging';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { type Application, apply, cancelApplication, lastApplication } from './applications';
import { intentOf } from './credit';
import { join, requirePromotionView } from './joining';
import { picturesOf } from './pictures';
import { offersOf } from './promotionRules';
import { listPromotionViews, type PromotionView } from './promotionViews';
import { invitationOf, listFriends } from './referral';
import { claimPrize, listTickets, openTicket } from './tickets';
import { memberOf, viewerOf } from './viewer';
import { toWireApplication, toWireDetail, toWirePromotion } from './wire';

/** The caller of an operation. */
interface Caller {
  language: string;
  now: Date;
}

/** Promotions, applications for their rewards, tickets, and friends who were invited. */
export function promotionOperations(services: Services) {
  const { config, db } = services;

  const shown = async (
    ownerId: number,
    of: string,
    application: Application,
    { language, now }: Caller,
  ) => {
    const pictures = await picturesOf(db, ownerId, application.imageIds, now);
    return toWireApplication(of, application, pictures, language);
  };
  const detail = async (view: PromotionView, caller: Caller) => {
    const { own, promotion } = view;
    const last = own === null ? null : await lastApplication(db, own.id);
    const application =
      own === null || last === null ? null : await shown(own.accountId, promotion.id, last, caller);
    return toWireDetail(view, application, caller.language);
  };

  return {
    async listPromotions(call) {
      const { kind, period, status } = call.query;
      const views = await listPromotionViews(db, viewerOf(services, call));
      const listed = views.filter(
        ({ promotion, status: stands }) =>
          (kind === undefined || promotion.kind === kind) &&
          (period === undefined || promotion.period === period) &&
          (status === undefined || stands === status),
      );
      const { content, ...page } = pageOf(listed, call.query);
      return { content: content.map((one) => toWirePromotion(one, call.language)), ...page };
    },

    async getPromotion(call) {
      const viewer = viewerOf(services, call);
      return detail(await requirePromotionView(db, viewer, call.query.promotionId), call);
    },

    async signUpPromotion(call) {
      const joined = await join(db, memberOf(services, call), call.body.promotionId);
      return detail(joined, call);
    },

    async requestReward(call) {
      const member = memberOf(services, call);
      const application = await apply(db, member, call.body);
      return shown(member.account.id, call.body.promotionId, application, call);
    },

    async cancelRewardRequest(call) {
      const member = memberOf(services, call);
      const view = await cancelApplication(db, member, call.body.applicationId);
      return detail(view, call);
    },

    listTickets: (call) => listTickets(db, loggedIn(call).account.id, call.query, call),

    openTicket: (call) => openTicket(call.db, loggedIn(call).account.id, call.body.ticketId, call),

    claimRaffle(call) {
      const at = { intent: intentOf(call), now: call.now };
      return claimPrize(call.db, loggedIn(call).account.id, call.body, at);
    },

    getReferral(call) {
      const { siteOrigin, utcOffsetMinutes: offsetMinutes } = config;
      const { now, language } = call;
      return invitationOf(db, loggedIn(call).account, {
        ...offersOf(services),
        now,
        offsetMinutes,
        siteOrigin,
        language,
      });
    },

    listReferredFriends: (call) => listFriends(db, loggedIn(call).account.id, call.query),
  } satisfies Handlers;
}
