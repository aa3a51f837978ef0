import type { components } from '../generated/contract';
import { spanOf } from '../platform/days';
import { toPage } from '../platform/paging';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { linkStatistics } from './linkStatistics';
import {
  createLink,
  deleteLink,
  listLinks,
  type RegisterLink,
  toLinkId,
  updateLink,
} from './registerLinks';

/** Links by which people register below an agent. */
export function registerLinkOperations({ config, db }: Services) {
  const toWire = (link: RegisterLink): components['schemas']['RegisterLink'] => {
    const { affiliateCode } = link;
    const { href } = new URL(
      `/register?${new URLSearchParams({ affiliateCode })}`,
      config.siteOrigin,
    );
    return {
      linkId: toLinkId(link.id),
      name: link.name,
      accountType: link.forAgents ? 'agent' : 'member',
      affiliateCode,
      url: href,
      qrTarget: href,
      rebates: link.rebates,
      enabled: link.enabled,
      registered: link.registered,
      visits: link.visits,
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt?.toISOString() ?? null,
    };
  };

  return {
    async listRegisterLinks(call) {
      const { links, total } = await listLinks(db, loggedIn(call).account.id, call.query);
      return toPage(links.map(toWire), total, call.query);
    },

    createRegisterLink: async (call) =>
      toWire(await createLink(db, loggedIn(call).account, call.body, call.now)),

    updateRegisterLink: async (call) =>
      toWire(await updateLink(db, loggedIn(call).account.id, call.body, call.now)),

    getRegisterLinkStatistics: (call) =>
      linkStatistics(
        db,
        {
          ownerId: loggedIn(call).account.id,
          span: spanOf(call.query, call.now, config.utcOffsetMinutes),
          utcOffsetMinutes: config.utcOffsetMinutes,
        },
        call.query,
      ),

    async deleteRegisterLink(call) {
      await deleteLink(db, loggedIn(call).account.id, call.query.linkId, call.now);
      return null;
    },
  } satisfies Handlers;
}
