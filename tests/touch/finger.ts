import type { Page } from '@playwright/test';

/** Where a finger is, in px of the screen, and which one; without a number, by its place among the others. */
export type Place = readonly [x: number, y: number, finger?: number];

type Kind = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

const STEPS = 10;

/** Fingers as the browser gets them from a screen: it decides itself whether it scrolls. Chromium only. */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  /** One event with the places of all fingers that are down, or of those that are lifted: without any, all of them. */
  const send = async (type: Kind, ...places: readonly Place[]): Promise<void> => {
    const touchPoints = places.map(([x, y, finger], at) => ({ x, y, id: finger ?? at }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    send,
    /** Moves one finger from place to place, and lifts it or has it taken away. */
    async pan(from: Place, to: Place, end: 'touchEnd' | 'touchCancel' = 'touchEnd') {
      await send('touchStart', from);
      for (let step = 1; step <= STEPS; step += 1) {
        const share = step / STEPS;
        await send('touchMove', [
          from[0] + (to[0] - from[0]) * share,
          from[1] + (to[1] - from[1]) * share,
        ]);
      }
      await send(end);
    },
  };
}
