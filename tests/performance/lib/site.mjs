import { modulesOf, readChunks } from './chunks.mjs';
import { sizesOf, weigh } from './measure.mjs';

// When each part that is loaded by `import()` is asked for, by the address of its module. What stands
// in no line is counted as part of the home page, so that a new part is never left out by oversight.
const WHEN = [
  [/virtual:dictionaries\/first\/en$/, 'home'],
  [/virtual:dictionaries\/(?:late|centre|whole)\//, 'opened'],
  [/virtual:dictionaries\//, 'language'],
  // Only of merchants whose jackpot is fed by the gateway; the demo's is not.
  [/\/HomePage\/FedJackpot\.tsx$/, 'jackpot feed'],
  // AppsPanel draws the codes when they come near.
  [/\/components\/QrCode\/QrCode\.tsx$/, 'scrolled to'],
  // Only of merchants who set colours; the demo sets none.
  [/\/theme\/brandColors\.ts$/, 'brand colours'],
  // When a banner is pressed that leads to a game.
  [/^packages\/features\/home\/src\/model\/launchBannerGame\.ts$/, 'opened'],
  // What counts down after a refusal.
  [/\/PanelError\/RetryCountdown\.ts$/, 'refused'],
  // Far below the fold: once the page rests.
  [/\/HomePage\/HomeFoot\.tsx$/, 'idle'],
  [/\/pages\/HomePage\//, 'home'],
  // Forms, lists, charts and codes of the wallet follow their page, each when its tab is opened.
  [/^packages\/features\/wallet\/src\/components\//, 'opened'],
  [/^packages\/features\/wallet\/src\/pages\/\w+\/(?!\w+Page\.tsx)/, 'opened'],
  // What draws a chart, when its picture is there to be drawn.
  [/\/components\/LineChart\/plot\.ts$/, 'opened'],
  // Pages of the centres are opened over a page, and so is what a page keeps for a press.
  [/^packages\/features\/(?:agent|member|wallet)\/src\/pages\//, 'opened'],
  [
    /^packages\/features\/promotions\/src\/pages\/(?:Bonus\w+|ManualRebate|Missions|RewardCentre)Page\//,
    'opened',
  ],
  [/\/PromotionsPage\/(?:PromotionDetails|RequestStep)\.tsx$/, 'opened'],
  [/\/PointMallPage\/HistoryPart\.tsx$/, 'opened'],
  [/\/GameCentrePage\/VendorRooms\.tsx$/, 'opened'],
  [/\/pages\//, 'route'],
  [/\/overlays\//, 'opened'],
  // Charts, trees and tables follow their page.
  [/\/agent\/src\/components\//, 'opened'],
  [/\/components\/LineChart\//, 'opened'],
  [/^packages\/features\/lobby\/src\/model\/launch\.ts$/, 'opened'],
  // When the member centre is closed.
  [/^packages\/features\/points\/src\/model\/dropHandle\.ts$/, 'opened'],
  [/^packages\/features\/session\/src\/model\/(?:quickLogIn|logIn)\.ts$/, 'opened'],
  // Forms follow their page; numbering plans and flags follow a field for a phone, lists of words a new password.
  [/\/session\/src\/components\/(?:AgentLoginForm|ResetPasswordForm)\//, 'opened'],
  [/\/@zxcvbn-ts\//, 'opened'],
  // Dialogs of the member centre, each loaded by its press.
  [/^packages\/features\/member\/src\/components\//, 'opened'],
  // Only of merchants who name such a service; the demo names none.
  [/\/session\/src\/model\/adapters\//, 'outside service'],
  [/\/libphonenumber-js\//, 'opened'],
  [/\/components\/Flag\/\w+Table\.ts$/, 'opened'],
  [/\/(?:MemberBar|BarCount)\//, 'signed in'],
  [/^packages\/features\/frame\/src\/model\/tellLanguage\.ts$/, 'signed in'],
  [/^packages\/features\/announcements\/src\/model\/keepFirstLogin\.ts$/, 'signed in'],
  [/\/LanguageMenu\//, 'opened'],
  [/\/HeaderTools\/AppCodes\.tsx$/, 'opened'],
  [/\/HeaderTools\//, 'idle'],
  [/\/MainNav\/NavEdges\.ts$/, 'idle'],
  // The footer draws the rest of itself when it comes near.
  [/\/FooterMore\//, 'scrolled to'],
  [/^packages\/features\/core\/src\/session\/loadAccount\.ts$/, 'signed in'],
  [/^packages\/features\/session\/src\/signedIn\.ts$/, 'signed in'],
  // Once, before whatever is opened first, or when the first page is shown and the browser rests.
  [/^apps\/site\/src\/features\/parts\.ts$/, 'before routes'],
  [/^packages\/features\/announcements\/src\/model\/watchPopups\.ts$/, 'idle'],
  [/^packages\/features\/core\/src\/session\/openTicket\.ts$/, 'signed in'],
  // A fault of the start, a change in another tab, a browser that keeps nothing.
  [/^apps\/site\/src\/later\//, 'never, as a rule'],
  // What cleans a merchant's text comes when the text has been asked for, and that of a dialog with its dialog.
  [/\/SafeHtml\/SafeHtml\.tsx$/, 'opened'],
  [/\/AppGuide\/GuideText\.tsx$/, 'opened'],
  // The side bar waits until the page has nothing else to do, and its panel for a press.
  [/\/support\/src\/components\/SideBar\/SideBar\.tsx$/, 'idle'],
  [/\/support\/src\/components\/SideBar\//, 'opened'],
  [/\/components\/StatusHelp\/StatusHelp\.tsx$/, 'site closed'],
  [/^packages\/gateway-openapi\/src\/endpoints\/member\.ts$/, 'signed in'],
  [/^packages\/gateway-openapi\/src\/seal\.ts$/, 'sealed call'],
  // The first answer to what the home page does not ask for brings what the client knows of all such calls.
  [/^packages\/gateway-openapi\/src\/late\.ts$/, 'opened'],
];

const whenOf = (module) => WHEN.find(([pattern]) => pattern.test(module))?.[1] ?? 'home';

// Forms, their checks and the seals belong to what a visitor opens, never to the first page.
const FORBIDDEN_PACKAGES = /\/node_modules\/(@hookform|react-hook-form|yup|jose|dompurify)\//;
const FORBIDDEN_PARTS =
  /^packages\/features\/(?:session\/src\/(?:pages|overlays)\/|(?:register|member|agent)[^/]*\/src\/(?:pages|overlays|components|model)\/)/;

function forbiddenOf(files) {
  const found = new Set();
  for (const module of modulesOf(files)) {
    const name = FORBIDDEN_PACKAGES.exec(module)?.[1];
    if (name !== undefined) found.add(name);
    else if (FORBIDDEN_PARTS.test(module)) found.add(module);
  }
  return [...found].sort();
}

/** What the home page asks for before anyone touches it, and what each other part adds to that. */
export function measureSite(output) {
  const { html, entries, lazy, withStatic } = readChunks(output);
  const parts = lazy.map((part) => ({ ...part, kind: whenOf(part.module) }));
  const atStart = parts.filter(({ kind }) => kind === 'home');
  const chunksOf = (some) => some.map(({ chunk }) => chunk);
  const home = withStatic([...entries, ...chunksOf(atStart)]);
  // Every route comes after it, whichever is the first, so none of them adds it.
  const before = withStatic(chunksOf(parts.filter(({ kind }) => kind === 'before routes')));
  for (const needed of [/\/pages\/HomePage\/HomePage\.tsx$/, /:dictionaries\/first\/en$/])
    if (!modulesOf(home).some((module) => needed.test(module)))
      throw new Error(`the home page has no ${needed}: put the new address into lib/site.mjs`);
  return {
    html: sizesOf(html),
    home: weigh(home),
    homeFiles: [...home],
    lazy: parts
      .filter(({ kind }) => kind !== 'home')
      .map(({ module, kind, chunk }) => {
        const isThere = (file) => home.has(file) || (kind === 'route' && before.has(file));
        const beyond = [...withStatic([chunk])].filter((file) => !isThere(file));
        return { module, kind, size: weigh(beyond) };
      })
      .sort((one, other) => other.size.total.gz - one.size.total.gz),
    forbidden: forbiddenOf(home),
  };
}
