import type { Page } from '@playwright/test';

/** A lottery as the gateway lists it. */
export interface Lottery {
  gameCode: string;
  displayName: string;
  gameGroupCode: string;
  /** When bets close, ISO 8601. */
  closesAt: string;
  state: string;
  vassalage: string;
}

/** The lotteries of a menu, as the gateway lists them. */
export async function menuOf(page: Page, path: string): Promise<Lottery[]> {
  const answer = await page.request.get(path, {
    headers: { Merchant: 'parlour', Language: 'EN' },
  });
  const { value } = (await answer.json()) as {
    value: { gameMenus: { games: Lottery[] }[] };
  };
  return value.gameMenus.flatMap(({ games }) => games);
}

/** Menu of the Vietnam lotteries. */
export const VN_MENU = '/lgw/vn/games/game_menu?prizeMode=ELOTT&device=WEB';
/** Menu of a prize mode. */
export const menuAt = (mode: string) => `/lgw/games/game_menus?prizeMode=${mode}`;

/** A lottery that accepts bets or is about to draw. */
export async function anyOf(page: Page, path: string, vassalage?: string): Promise<Lottery> {
  const games = await menuOf(page, path);
  const found = games.find(
    (game) =>
      game.state !== 'MAINTENANCE' && (vassalage === undefined || game.vassalage === vassalage),
  );
  if (found === undefined) throw new Error(`No lottery of ${path} can be played.`);
  return found;
}
