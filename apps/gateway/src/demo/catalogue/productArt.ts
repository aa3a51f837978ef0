import type { DemoArt } from './promotionArt';

/** Pictures of the products of the demo's points mall, by product. */
export const PRODUCT_ART: Readonly<Record<string, DemoArt>> = {
  'pp-cash-5': { emblems: ['coins', 'clover', 'star'], vendor: 'SGL', palette: 1 },
  'pp-cash-50': { emblems: ['chest', 'coins', 'gem'], vendor: 'EMB', palette: 5 },
  'pp-bonus-10': { emblems: ['gift', 'star', 'clover'], vendor: 'TLF', palette: 3 },
  'pp-bonus-100': { emblems: ['gift', 'gem', 'crown'], vendor: 'QLM', palette: 9 },
  'pp-mug': { emblems: ['mug', 'leaf', 'moon'], vendor: 'PLK', palette: 7 },
  'pp-scarf': { emblems: ['scarf', 'leaf', 'feather'], vendor: 'DSW', palette: 4 },
  'pp-chess': { emblems: ['knight', 'crown', 'hourglass'], vendor: 'ORC', palette: 10 },
  'pp-envelope': { emblems: ['envelope', 'coins', 'lantern'], vendor: 'EMB', palette: 5 },
  'pp-wheel': { emblems: ['wheel', 'star', 'gem'], vendor: 'NFW', palette: 0 },
  'pp-egg': { emblems: ['egg', 'sun', 'clover'], vendor: 'CNM', palette: 7 },
};
