import type { Locator, Page } from '@playwright/test';
import { visit } from '../../support/visitor';
import { alert, banner, cardsIn, feedback, help, main, playing, sendFeedback } from './places';
import type { Row } from './row';

const logOut = (page: Page): Locator => banner(page).getByRole('button', { name: 'Log out' });
/** A picture is asked for once a second. */
const newPicture = async (page: Page): Promise<void> => {
  await page.clock.fastForward(1_100);
  await feedback(page).getByRole('button', { name: 'New picture' }).click();
};

/** Calls of vendors that open where they stand, of what the frame knows of a member, and of what forms demand. */
export const PLAY_ROWS: readonly Row[] = [
  {
    operation: 'launchFbSports',
    calls: /GCS_gameLaunchFB/,
    path: '/fbSports',
    needsMember: true,
    says: alert,
    healed: playing,
  },
  {
    operation: 'getRoomList',
    calls: /GLS2_roomList/,
    path: '/live?vassalage=MZN',
    says: alert,
    healed: (page) =>
      main(page)
        .getByRole('button', { name: /^Sit down at / })
        .first(),
  },
  {
    operation: 'getUnreadCount',
    calls: /CSP_unreadCount/,
    path: '/',
    needsMember: true,
    healed: logOut,
  },
  {
    operation: 'getMemberInfo',
    calls: /\/wps\/member\/info$/,
    path: '/',
    needsMember: true,
    healed: cardsIn('Hot games'),
  },
  {
    operation: 'updateLanguage',
    calls: /\/wps\/member\/language/,
    path: '/',
    needsMember: true,
    act: async (page) => {
      await page.evaluate(() => localStorage.removeItem('language'));
      await visit(page);
      await logOut(page).waitFor();
      await page.getByRole('button', { name: /^Language/ }).click();
      await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click();
    },
    healed: (page) => page.getByRole('region', { name: 'Permainan baru' }),
  },
  {
    operation: 'getCaptcha',
    calls: /\/wps\/captcha/,
    path: '/help',
    act: async (page) => {
      await page.route(/\/wps\/feedback$/, (route) =>
        route.fulfill({
          status: 400,
          json: {
            success: false,
            value: { captcha: true },
            message: '',
            errorCode: 'CAPTCHA_REQUIRED',
          },
        }),
      );
      await help(page).getByRole('button', { name: 'Write feedback' }).click();
      await sendFeedback(page);
    },
    says: feedback,
    words: /The picture could not be loaded/,
    retry: newPicture,
    healed: (page) => feedback(page).getByRole('img', { name: 'Picture with characters to copy' }),
  },
];
