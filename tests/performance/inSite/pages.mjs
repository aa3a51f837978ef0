import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bytesOf, logAnswers } from '../lib/answers.mjs';
import { times } from '../lib/goals.mjs';
import { kB } from '../lib/table.mjs';
import { atMost } from '../lib/verdict.mjs';
import { logIn } from './logIn.mjs';

// docs/performance.md says where these come from.
const HOME = 1.24;
const ROUTE_LIMIT = 25_000;
/** The agents' login, which begins with a form. */
const FORM_LIMIT = 60_000;
const FORM_ROUTE = '/agentLogin';
const HTML_LIMIT = 14_000;

/** Pages in the order of the visit. What is loaded only once is loaded before the first one. */
const ROUTES = [
  '/rng',
  '/hot',
  '/live',
  '/elott',
  '/promotions',
  '/pointMall',
  '/join',
  '/down',
  '/news',
  '/content/vip',
  '/agentLogin',
  '/no-such-page',
];
/** Entry modules of overlays, which load when they are opened. */
const OVERLAYS = ['LoginOverlay', 'RegisterOverlay', 'MemberCentre', 'AgentCentre'];

/** Never reports the browser as idle, so that nothing that waits for it loads. Runs in the page, before its scripts. */
function disableIdleCallbacks() {
  window.requestIdleCallback = () => 0;
}

const isScript = ({ kind }) => kind === 'script';
const isCode = ({ kind }) => kind === 'script' || kind === 'style';

/** What a page loads before the browser is idle. */
const startOf = (open, address) =>
  open('about:blank', { scripts: [disableIdleCallbacks] }, async ({ page, settle }) => {
    const { begin, read } = logAnswers(page);
    begin('start');
    await page.goto(address, { waitUntil: 'networkidle' });
    await settle();
    return read();
  });

/** Follows a link to each page, and opens the overlays. */
async function goThrough({ page, settle }, site) {
  const { begin, read } = logAnswers(page);
  const rest = async () => {
    await page.waitForLoadState('networkidle');
    await settle();
  };
  begin('home');
  await page.goto(`${site}/`);
  await rest();
  for (const path of ROUTES) {
    begin(path);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = href;
      document.querySelector('main').prepend(link);
      link.click();
      link.remove();
    }, path);
    await rest();
  }
  begin('login');
  await page.goto(`${site}/login`);
  await page.getByRole('dialog').getByLabel('Username').waitFor();
  await page.keyboard.press('Escape');
  begin('member');
  await logIn(page);
  await rest();
  return read();
}

/** The file with a module as its entry, by the manifest of the build. */
function fileOf(folder, module) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const found = Object.entries(manifest).find(([source]) => source.endsWith(`/${module}.tsx`));
  if (found === undefined) throw new Error(`${module} is no file of its own in ${folder}.`);
  return `/${found[1].file}`;
}

export const pages = {
  title: 'Goals 2 and 3: what each page asks for',
  floors: ['stack-i18n'],
  async run({ open, site, folder, addressOf }) {
    const floor = bytesOf((await startOf(open, addressOf('stack-i18n'))).filter(isScript));
    const start = await startOf(open, `${site}/`);
    const home = bytesOf(start.filter(isScript));
    const [document] = start.filter(({ kind }) => kind === 'document');
    const answers = await open('about:blank', {}, (tools) => goThrough(tools, site));
    const codeOf = (step) => answers.filter((answer) => answer.step === step && isCode(answer));
    const plainRoutes = ROUTES.filter((path) => path !== FORM_ROUTE);
    const heaviest = Math.max(...plainRoutes.map((path) => bytesOf(codeOf(path))));
    const files = new Set(OVERLAYS.map((module) => fileOf(folder, module)));
    const early = answers.filter(({ step, pathname }) => step !== 'login' && files.has(pathname));
    const steps = [...new Set(answers.map(({ step }) => step))];
    return {
      head: ['', 'scripts and styles', 'gz'],
      rows: [
        ['home, before it rests', start.filter(isCode).length, kB(bytesOf(start.filter(isCode)))],
        ...steps.map((step) => [step, codeOf(step).length, kB(bytesOf(codeOf(step)))]),
      ],
      notes: [
        `Scripts of the home page before it rests: ${times(home, floor)} of the bare stack with i18next.`,
      ],
      goals: [
        atMost('goal 2', 'scripts of the home page, gz', home, Math.floor(HOME * floor)),
        atMost('goal 3', 'heaviest further page, gz', heaviest, ROUTE_LIMIT),
        atMost('goal 3', "the agents' login, gz", bytesOf(codeOf(FORM_ROUTE)), FORM_LIMIT),
        atMost('goal 3', 'bytes of what is opened, before its press', bytesOf(early), 0),
        atMost(
          'goal 3',
          'the document with its styles, br',
          brotliCompressSync(document.body).length,
          HTML_LIMIT,
        ),
      ],
    };
  },
};
