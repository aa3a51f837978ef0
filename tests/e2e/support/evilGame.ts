import type { Page } from '@playwright/test';
import { changeAnswer } from './answers';

/** Another origin, of a frame inside the game. */
export const SIBLING = 'https://sibling.example';

const GOOD = "{ type: 'parlour:balance-changed' }";
const SPENT = "{ type: 'parlour:launch-expired' }";
const WANTED = "{ type: 'parlour:theme-wanted', version: 1 }";

/** Keeps the type of each message that a page is told. */
const LISTEN = 'window.told = []; window.onmessage = ({ data }) => window.told.push(data?.type);';

/** Titles of the frames inside the game that forge its messages. */
export const FORGERS = ['other origin', 'own origin', 'no origin'];

/** A frame that is not the game: it forges the game's messages to the top page, then reports that it has. */
const FORGER = `<!doctype html><title>Forger</title><body><script>
  ${LISTEN}
  for (const message of [${GOOD}, ${SPENT}, ${WANTED}]) top.postMessage(message, '*');
  document.body.append('Sent');
</script>`;

/** Messages from the game that no game may send. */
const FORGED = `[
  null,
  'parlour:launch-expired',
  1e308,
  ['parlour:launch-expired', ${SPENT}],
  { type: 'parlour:launch-expired ' },
  { type: 'PARLOUR:BALANCE-CHANGED' },
  { type: ['parlour:launch-expired'] },
  { type: { toString: 'parlour:launch-expired' } },
  { detail: ${SPENT}, data: ${GOOD} },
  JSON.parse('{"__proto__":{"type":"parlour:launch-expired"}}'),
  { constructor: { prototype: ${SPENT} } },
  { type: 'hasOwnProperty' },
  { type: '__proto__' },
  { type: 'parlour:navigate', path: '/login', url: 'https://evil.example' },
  new Map([['type', 'parlour:launch-expired']]),
  'parlour:launch-expired'.repeat(200_000),
  Object.assign([], { type: 'parlour:balance-change' }),
  cyclic,
]`;

const GAME = `<!doctype html><title>Game</title>
<body>
  <button>Try</button>
  <a href="https://evil.example/" target="_top">Link</a>
  <form action="https://evil.example/" target="_top"><input name="a"></form>
  <script>
    ${LISTEN}
    const evil = 'https://evil.example/';
    const attempts = [
      () => { top.location = evil; },
      () => { top.location.href = evil; },
      () => top.location.replace(evil),
      () => parent.location.assign(evil),
      () => { top.location.hash = 'moved'; },
      () => open(evil, '_top'),
      () => open(evil, '_parent'),
      () => open('javascript:window.hit=1', '_top'),
      () => document.querySelector('a').click(),
      () => document.querySelector('form').submit(),
      () => top.document.body.remove(),
      () => top.sessionStorage.clear(),
      () => { top.onmessage = null; },
      () => top.history.back(),
      () => { frameElement.removeAttribute('sandbox'); },
      () => { document.domain = 'localhost'; },
      () => alert('hit'),
    ];
    const tryAll = (when) => {
      for (const attempt of attempts) try { attempt(); } catch {}
      document.body.append('Tried ' + when + '. ');
    };
    tryAll('by itself');
    document.querySelector('button').onclick = () => tryAll('by a press');

    const frame = (attributes) => {
      const element = document.createElement('iframe');
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.body.append(element);
    };
    window.forge = () => {
      const cyclic = { type: 'parlour:cycle' };
      cyclic.self = cyclic;
      const forged = ${FORGED};
      for (const message of forged) top.postMessage(message, '*');
      frame({ title: 'other origin', src: '${SIBLING}/forger' });
      frame({ title: 'own origin', src: '/evil-forger' });
      frame({ title: 'no origin', src: '/evil-forger', sandbox: 'allow-scripts' });
      return forged.length;
    };
    window.askTheme = () => top.postMessage(${WANTED}, '*');
    window.sayTruth = () => top.postMessage(${GOOD}, '*');
  </script>
</body>`;

/** Replaces each launched game by a malicious one, on the host of the games. */
export async function replaceGame(page: Page): Promise<void> {
  await changeAnswer(page, '**/wps/game/launchGame**', (launch: { gameUrl: string }) => ({
    ...launch,
    gameUrl: `${new URL(launch.gameUrl).origin}/evil-game`,
  }));
  const answers = { '/evil-game': GAME, '/evil-forger': FORGER, '/forger': FORGER };
  for (const [path, body] of Object.entries(answers))
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
}
