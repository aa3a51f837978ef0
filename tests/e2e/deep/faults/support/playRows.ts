import type { Page } from '@playwright/test';
import { alert, feedback, help, main, playing, sendFeedback } from './locators';
import type { Row } from './row';

/** A new captcha can be requested once a second. */
const newPicture = async (page: Page): Promise<void> => {
  await page.clock.fastForward(1_100);
  await feedback(page).getByRole('button', { name: 'New picture' }).click();
};

/** Calls of vendors that open inside the page, and of captchas. */
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
