import type { Catalogue } from '../games/catalogue';
import { picturePath } from '../games/picturePath';
import type { Game } from '../games/types';
import { listLotteries } from '../lottery/lotteries';
import { memoizeByName } from '../platform/memoize';
import { listPointRewards } from '../points/mall';
import { offersOf } from '../promotions/promotionRules';
import { listPromotionViews } from '../promotions/promotionViews';
import type { Services } from '../services';
import type { FirstPictures } from './siteMarkup';

type PictureServices = Pick<Services, 'config' | 'catalogue' | 'db' | 'log' | 'now' | 'policy'>;

/** Cards of the first screen of a phone. */
const FIRST = 6;

/** The first pictures of the list at an address; none with several picture hosts, as the page picks one at random. */
export function firstPictures(services: PictureServices): (path: string) => Promise<FirstPictures> {
  const { config, catalogue } = services;
  const [host = '', ...others] = config.imageOrigins;
  const ofGames = memoizeByName((path) =>
    firstGames(catalogue, path.slice(1).toUpperCase())
      .slice(0, FIRST)
      .map((game) => host + picturePath.game(game)),
  );
  return async (path) => {
    if (others.length > 0) return [];
    const read = LISTS[path];
    if (read === undefined) return ofGames(path);
    return (await readOrEmpty(read, services)).map((address) =>
      address?.startsWith('/') === true ? host + address : address,
    );
  };
}

/** The first games on the page of a category. */
function firstGames(catalogue: Catalogue, category: string): readonly Game[] {
  if (category === 'HOT') return catalogue.hotGames;
  if (category === 'LOTT' || category === 'ELOTT')
    return listLotteries(catalogue).map(({ game }) => game);
  return catalogue.searchGames({ gameType: category, pageSize: FIRST }).content;
}

/** Pictures of the first promotions that a guest sees; these change with time. */
async function promotionPictures(services: PictureServices): Promise<FirstPictures> {
  const { config, db, now } = services;
  const views = await listPromotionViews(db, {
    ...offersOf(services),
    account: null,
    now: new Date(now()),
    offsetMinutes: config.utcOffsetMinutes,
  });
  return views.slice(0, FIRST).map(({ promotion }) => promotion.imageUrl);
}

/** Pictures of the first products of the mall. */
async function productPictures(services: PictureServices): Promise<FirstPictures> {
  const query = { pageSize: FIRST };
  const { content } = await listPointRewards(services.db, offersOf(services), query, 'EN');
  return content.map(({ imageUrl }) => imageUrl);
}

/** Lists that have to be read from the database, by address. */
const LISTS: Readonly<Record<string, (services: PictureServices) => Promise<FirstPictures>>> = {
  '/promotions': promotionPictures,
  '/pointMall': productPictures,
};

/** Without its pictures the page is still useful, and it reports what it can't reach. */
async function readOrEmpty(
  read: (services: PictureServices) => Promise<FirstPictures>,
  services: PictureServices,
): Promise<FirstPictures> {
  try {
    return await read(services);
  } catch (error) {
    services.log.warn({ err: error }, 'A document goes without its first pictures');
    return [];
  }
}
