import type { Catalogue } from '../games/catalogue';
import { picturePath } from '../games/picturePath';
import type { Banner as CatalogueBanner, Notice } from '../games/types';
import type { components } from '../generated/contract';
import { Refusal } from '../platform/refusal';
import { inLanguage } from '../platform/texts';
import { listPromotionViews, type PromotionView } from '../promotions/promotionViews';
import { viewerOf } from '../promotions/viewer';
import type { Call, Handlers, Services } from '../services';
import { popupsIn } from './popups';

type Schemas = components['schemas'];
type Banner = Schemas['Banner'];
type Announcement = Schemas['Announcement'];
type Groups = Schemas['AnnouncementGroups'];

/** Banners, notices, pop-ups and promotions as announcements. */
export function announcementOperations(services: Services) {
  const { catalogue, content, db, switches } = services;
  const groups = async (
    call: Call<'getListAnnouncements' | 'getAnnouncementContent'>,
  ): Promise<Groups> => {
    const { language } = call;
    const { types, execution } = call.query;
    const wanted = new Set(types.split(','));
    const popups = switches.current().popups ? popupsIn(content.popups, language) : [];
    return {
      banners: wanted.has('B')
        ? catalogue.banners(language).map((banner) => toBanner(banner, catalogue))
        : [],
      player: wanted.has('PL') ? catalogue.notices(language).map(toAnnouncement) : [],
      popup: wanted.has('PU')
        ? popups.filter((popup) => execution === undefined || popup.execution === execution)
        : [],
      promotion: wanted.has('PR')
        ? (await listPromotionViews(db, viewerOf(services, call))).map((one) =>
            ofPromotion(one, language),
          )
        : [],
    };
  };
  return {
    getListAnnouncements: groups,

    async getAnnouncementContent(call) {
      const found = { ...(await groups(call)), home: [] };
      const { id } = call.query;
      if (id === undefined) return found;
      const only = <T extends { id: string }>(list: T[]) => list.filter((one) => one.id === id);
      const narrowed = {
        banners: only(found.banners),
        player: only(found.player),
        popup: only(found.popup),
        promotion: only(found.promotion),
        home: [],
      };
      if (Object.values(narrowed).every((list) => list.length === 0))
        throw new Refusal('NOT_FOUND');
      return narrowed;
    },
  } satisfies Handlers;
}

function toBanner(banner: CatalogueBanner, catalogue: Catalogue): Banner {
  const { bannerId, groupName, title, subtitle } = banner;
  const link = linkOf(banner, catalogue);
  const linkageType = banner.linkageType === 'GAME' ? 'GAME' : 'PAGE';
  return {
    id: bannerId,
    groupName,
    title: `${title}. ${subtitle}`,
    url: picturePath.banner(bannerId, 'WIDE'),
    smallUrl: picturePath.banner(bannerId, 'SMALL'),
    linkageType: link === null ? null : linkageType,
    link,
  };
}

/** A page's path, or the node id of a game. */
function linkOf(
  { linkageType, linkageValue }: CatalogueBanner,
  catalogue: Catalogue,
): string | null {
  if (linkageType === null || linkageValue === null) return null;
  if (linkageType !== 'GAME') return `/${linkageValue.toLowerCase()}`;
  const [vendor = '', gameCode = ''] = linkageValue.split('/');
  return catalogue.gameByCode(vendor, gameCode)?.nodeId.toString() ?? null;
}

/** A promotion and its terms as an announcement (ANN-04). */
function ofPromotion({ promotion, from }: PromotionView, language: string): Announcement {
  return {
    id: promotion.id,
    title: inLanguage(promotion.title, language),
    content: inLanguage(promotion.terms, language),
    startDateStr: from.toISOString().slice(0, 10),
    promotionType: promotion.kind,
    execution: null,
  };
}

function toAnnouncement({ id, title, content, startDateStr }: Notice): Announcement {
  const day = startDateStr.slice(0, 10);
  return { id, title, content, startDateStr: day, promotionType: null, execution: null };
}
