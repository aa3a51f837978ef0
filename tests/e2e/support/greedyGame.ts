import type { Page } from '@playwright/test';
import { changeAnswer } from './answers';

/** A game that asks for the focus again and again, and counts the keys that it gets. */
const GAME = `<!doctype html><title>Game</title>
<body>
  <button>Spin</button>
  <output>0</output>
  <script>
    const [button, output] = [document.querySelector('button'), document.querySelector('output')];
    document.addEventListener('keydown', () => { output.value = String(Number(output.value) + 1); });
    setInterval(() => { window.focus(); button.focus(); }, 20);
  </script>
</body>`;

/** Replaces each launched game by one that will not leave the focus to the page. */
export async function makeGameGreedy(page: Page): Promise<void> {
  await changeAnswer(page, '**/wps/game/launchGame**', (launch: { gameUrl: string }) => ({
    ...launch,
    gameUrl: `${new URL(launch.gameUrl).origin}/greedy-game`,
  }));
  await page.route('**/greedy-game', (route) =>
    route.fulfill({ contentType: 'text/html', body: GAME }),
  );
}
