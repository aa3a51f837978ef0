import type { Page } from '@playwright/test';
import { changeAnswer } from './answers';

/** A game that asks for the focus again and again, and tells of each key that it gets. */
const GAME = `<!doctype html><title>Game</title>
<body>
  <button>Spin</button>
  <script>
    const button = document.querySelector('button');
    document.addEventListener('keydown', () => { void keyTaken(); });
    setInterval(() => { window.focus(); button.focus(); }, 5);
  </script>
</body>`;

/** Replaces each launched game by one that will not leave the focus to the page; returns how many keys it has got. */
export async function makeGameGreedy(page: Page): Promise<() => number> {
  let taken = 0;
  await page.exposeFunction('keyTaken', () => {
    taken += 1;
  });
  await changeAnswer(page, '**/wps/game/launchGame**', (launch: { gameUrl: string }) => ({
    ...launch,
    gameUrl: `${new URL(launch.gameUrl).origin}/greedy-game`,
  }));
  await page.route('**/greedy-game', (route) =>
    route.fulfill({ contentType: 'text/html', body: GAME }),
  );
  return () => taken;
}
