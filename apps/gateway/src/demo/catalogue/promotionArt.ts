/** What the picture of a promotion or product is drawn from. */
export interface DemoArt {
  /** Motifs, the first one largest. */
  emblems: readonly [string, string, string];
  /** The vendor whose colours and composition the picture takes. */
  vendor: string;
  /** Which of the vendor's colours has which role, 0 to 11. */
  palette: number;
}

/** Pictures of the promotions without a banner, by promotion. */
export const PROMOTION_ART: Readonly<Record<string, DemoArt>> = {
  'pr-daily-tea': { emblems: ['teapot', 'leaf', 'peach'], vendor: 'PLK', palette: 2 },
  'pr-vip-birthday': { emblems: ['crown', 'balloon', 'rose'], vendor: 'QLM', palette: 4 },
  'pr-rebate-half': { emblems: ['hourglass', 'ingot', 'moon'], vendor: 'ORC', palette: 1 },
  'pr-cashback-first': { emblems: ['feather', 'balloon', 'clover'], vendor: 'TLF', palette: 6 },
  'pr-harvest': { emblems: ['windmill', 'acorn', 'sun'], vendor: 'EMB', palette: 3 },
  'pr-envelope': { emblems: ['lantern', 'ingot', 'drum'], vendor: 'LNW', palette: 5 },
  'pr-wheel': { emblems: ['wheel', 'star', 'gem'], vendor: 'NFW', palette: 0 },
  'pr-egg': { emblems: ['rooster', 'sun', 'clover'], vendor: 'CNM', palette: 7 },
  'pr-regatta': { emblems: ['ship', 'anchor', 'compass'], vendor: 'SGL', palette: 2 },
  'pr-lantern': { emblems: ['lantern', 'moon', 'pagoda'], vendor: 'HBL', palette: 3 },
  'pr-winter': { emblems: ['mountain', 'owl', 'star'], vendor: 'DSW', palette: 8 },
};
