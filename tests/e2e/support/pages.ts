import type { Page } from '@playwright/test';
import { anyGame } from './games';
import { anyOf, menuAt, VN_MENU } from './lotteries';

export const SITE_NAME = 'Parlour Demo';

export const SIZES = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
] as const;
const [PHONE, DESKTOP] = SIZES;
export type Size = (typeof SIZES)[number];

/** A page that everybody can open. */
export interface SitePage {
  path: string;
  /** Its title. The site's name follows, unless the title contains it. */
  name: string;
  /** Its description. */
  about: RegExp;
  /** Sizes at which the gate checks it; the deep run checks all. */
  at: readonly Size[];
}

const page = (path: string, name: string, about: RegExp, ...at: Size[]): SitePage => ({
  path,
  name,
  about,
  at,
});

/** Every path that needs no login, and those that lead guests to the login. */
export const PAGES: readonly SitePage[] = [
  page('/', SITE_NAME, /^Live tables, slots, lottery and sports in one quiet place\.$/, ...SIZES),
  page('/hot', 'Hot games', /open most/, PHONE),
  page('/rng', 'Slots', /Reels of every vendor/, ...SIZES),
  page('/live?vassalage=MZN', 'Live casino', /real dealers/, DESKTOP),
  page('/sports', 'Sports', /Matches of the day/, PHONE),
  page('/fish', 'Fish games', /Aim, fire and catch/, DESKTOP),
  page('/pvp', 'Cards and board', /against other players/, PHONE),
  page('/esports', 'E-sports', /Tournaments/, DESKTOP),
  page('/cockfight', 'Cockfight', /arenas/, PHONE),
  page('/lott', 'Lottery', /latest numbers/, DESKTOP),
  page('/elott', 'E-lottery', /latest numbers/, ...SIZES),
  page('/crash', 'Kite & Anchor', /games of this kind/, DESKTOP),
  page('/promotions', 'Promotions', /plain words/, PHONE),
  page('/join', `Join ${SITE_NAME}`, /one account/, DESKTOP),
  page('/pointMall', 'Points mall', /Exchange points/, PHONE),
  page('/down', `${SITE_NAME} on your phone`, /\w/, DESKTOP),
  page('/news', 'News', /\w/, PHONE),
  page('/blog', 'Blog', /\w/, DESKTOP),
  page('/content/vip', 'The VIP programme', /\w/, PHONE),
  page('/content/exchange-rates', 'About the exchange rates', /\w/, PHONE),
  page('/content/about-us', 'About us', /\w/, DESKTOP),
  page('/content/no-such-page', 'There is no such page', /\w/, DESKTOP),
  page('/no-such-page', 'This page is not here', /misspelt/, PHONE),
  page('/recent', 'Recent games', /newest first/, DESKTOP),
  page('/favourites', 'Favourites', /heart/, PHONE),
  page('/agentLogin', 'Agent login', /agents and their teams/, PHONE),
  page('/login', 'Log in', /see your balance/, PHONE),
  page('/register', 'Register', /opens your account/, DESKTOP),
  page('/resetPassword', 'Set a new password', /link of our mail/, DESKTOP),
  page('/help', 'Help centre', /what players ask/, PHONE),
];

/** Paths of pages where members play; the lotteries are open ones. */
export async function pathsInPlay(at: Page): Promise<Record<string, string>> {
  const [own, vietnam] = [await anyOf(at, menuAt('ZY')), await anyOf(at, VN_MENU)];
  return {
    'a game': `/seamless?game=${String(await anyGame(at))}`,
    'a game that is closed': '/seamless?game=1',
    'the lobby of a vendor': '/seamless?vassalage=MZN&gameType=LIVE',
    'the sports of a vendor': '/fbSports',
    'the lobby of the Vietnam lotteries': '/vnLottery',
    'a Vietnam lottery': `/vnLottery?gameCode=${vietnam.gameCode}`,
    'a lottery': `/lottery?gameCode=${own.gameCode}`,
    'a lottery that is not there': '/lottery?gameCode=no-such-lottery',
    'the lobby of a lottery vendor': '/seaLottery',
  };
}
