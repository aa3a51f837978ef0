import type { DemoArt } from './promotionArt';

/** Pictures of what points are exchanged for in the demo's mall, by product. */
export const PRODUCT_ART: Readonly<Record<string, DemoArt>> = {
  'pp-cash-5': { emblems: ['ingot', 'clover', 'star'], vendor: 'SGL', palette: 1 },
  'pp-cash-50': { emblems: ['chest', 'ingot', 'gem'], vendor: 'EMB', palette: 5 },
  'pp-bonus-10': { emblems: ['balloon', 'star', 'feather'], vendor: 'TLF', palette: 3 },
  'pp-bonus-100': { emblems: ['crown', 'gem', 'comet'], vendor: 'QLM', palette: 9 },
  'pp-mug': { emblems: ['teapot', 'leaf', 'moon'], vendor: 'PLK', palette: 7 },
  'pp-scarf': { emblems: ['mountain', 'owl', 'feather'], vendor: 'DSW', palette: 4 },
  'pp-chess': { emblems: ['horse', 'crown', 'hourglass'], vendor: 'ORC', palette: 10 },
  'pp-envelope': { emblems: ['lantern', 'ingot', 'drum'], vendor: 'LNW', palette: 5 },
  'pp-wheel': { emblems: ['wheel', 'star', 'gem'], vendor: 'NFW', palette: 0 },
  'pp-egg': { emblems: ['rooster', 'sun', 'clover'], vendor: 'CNM', palette: 7 },
};
