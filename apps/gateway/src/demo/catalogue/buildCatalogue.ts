import { type Catalogue, createCatalogue } from '../../games/catalogue';
import type { DemoBanner, DemoGame } from './art';
import { buildBanners } from './banners';
import { buildGames, DEMO_TODAY } from './games';
import { LOTTERY_FAMILIES } from './lotteryTable';
import { buildNotices } from './notices';
import { buildVendors } from './vendors';
import { buildWinners } from './winners';

/** The seed of the public demo. */
const DEMO_SEED = 20_240_917;

/** The catalogue of the demo, from which its pictures are drawn too. */
export type DemoCatalogue = Catalogue<DemoGame, DemoBanner>;

/** Builds the whole catalogue; the same seed always gives the same catalogue. */
export function buildCatalogue(seed: number = DEMO_SEED): DemoCatalogue {
  const vendors = buildVendors();
  const games = buildGames(seed, vendors);
  return createCatalogue({
    vendors,
    games,
    lotteryFamilies: LOTTERY_FAMILIES,
    banners: buildBanners,
    notices: buildNotices,
    winners: (before = DEMO_TODAY) => buildWinners(seed, games, before),
  });
}
