import { TEXTS } from '../texts';
import type { DemoBanner } from './art';

const ROWS = [
  {
    bannerId: 'evening',
    groupName: 'w_home',
    linkageType: 'GAME',
    linkageValue: 'LNW/lantern-koi',
    emblems: ['koi', 'lantern', 'lotus'],
    vendor: 'LNW',
    palette: 0,
  },
  {
    bannerId: 'tables',
    groupName: 'w_home',
    linkageType: 'GAME_TYPE',
    linkageValue: 'LIVE',
    emblems: ['wheel', 'cards', 'dice'],
    vendor: 'BKL',
    palette: 0,
  },
  {
    bannerId: 'rewards',
    groupName: 'w_home',
    linkageType: 'PAGE',
    linkageValue: 'promotions',
    emblems: ['crown', 'ring', 'star'],
    vendor: 'LSP',
    palette: 6,
  },
  {
    bannerId: 'reef',
    groupName: 'w_home',
    linkageType: 'GAME_TYPE',
    linkageValue: 'FISH',
    emblems: ['whale', 'turtle', 'shell'],
    vendor: 'TCGSLOT',
    palette: 5,
  },
  {
    bannerId: 'care',
    groupName: 'w_home',
    linkageType: null,
    linkageValue: null,
    emblems: ['lighthouse', 'moon', 'wave'],
    vendor: 'MNQ',
    palette: 0,
  },
  {
    bannerId: 'welcome-back',
    groupName: 'w_login',
    linkageType: null,
    linkageValue: null,
    emblems: ['key', 'lantern', 'feather'],
    vendor: 'GSN',
    palette: 5,
  },
  {
    bannerId: 'first-visit',
    groupName: 'w_register',
    linkageType: 'PAGE',
    linkageValue: 'help',
    emblems: ['compass', 'balloon', 'star'],
    vendor: 'PLK',
    palette: 0,
  },
  {
    bannerId: 'lost-key',
    groupName: 'w_forget',
    linkageType: null,
    linkageValue: null,
    emblems: ['key', 'owl', 'moon'],
    vendor: 'IKR',
    palette: 3,
  },
] as const satisfies readonly Omit<DemoBanner, 'title' | 'subtitle'>[];

/** The banners with their texts in one language; in English where they are not translated. */
export function buildBanners(language: string): DemoBanner[] {
  return ROWS.map((row) => ({
    ...row,
    title: TEXTS.say(`banner.${row.bannerId}.title`, language),
    subtitle: TEXTS.say(`banner.${row.bannerId}.subtitle`, language),
  }));
}
