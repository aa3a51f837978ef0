import { modulesOf, readChunks } from './chunks.mjs';
import { sizesOf, weigh } from './measure.mjs';

// When each part that is loaded by `import()` is asked for, by the address of its module. What stands
// in no line is counted as part of the home page, so that a new part is never left out by oversight.
const WHEN = [
  [/^apps\/site\/src\/dictionaries\/en\.ts$/, 'home'],
  [/^apps\/site\/src\/dictionaries\/late\//, 'opened'],
  [/^apps\/site\/src\/dictionaries\//, 'language'],
  // Only of merchants whose jackpot is fed by the gateway; the demo's is not.
  [/\/HomePage\/FedJackpot\.tsx$/, 'jackpot feed'],
  // AppsPanel draws the codes when they come near.
  [/\/components\/QrCode\/QrCode\.tsx$/, 'scrolled to'],
  // Only of merchants who set colours; the demo sets none.
  [/\/theme\/brandColors\.ts$/, 'brand colours'],
  [/\/pages\/HomePage\//, 'home'],
  [/\/pages\//, 'route'],
  [/\/overlays\//, 'opened'],
  [/^packages\/features\/lobby\/src\/model\/launch\.ts$/, 'opened'],
  [/^packages\/features\/session\/src\/model\/(?:quickLogIn|logIn)\.ts$/, 'opened'],
  // Forms follow their page; numbering plans and flags follow a field for a phone, lists of words a new password.
  [/\/session\/src\/components\/(?:AgentLogin|ResetPasswordForm)\//, 'opened'],
  [/\/@zxcvbn-ts\//, 'opened'],
  // Only of merchants who name such a service; the demo names none.
  [/\/session\/src\/model\/adapters\//, 'outside service'],
  [/\/libphonenumber-js\//, 'opened'],
  [/\/components\/Flag\/\w+Table\.ts$/, 'opened'],
  [/\/MemberBar\//, 'signed in'],
  [/\/LanguageMenu\//, 'opened'],
  [/\/HeaderTools\/AppCodes\.tsx$/, 'opened'],
  [/\/HeaderTools\//, 'idle'],
  // The footer draws the rest of itself when it comes near.
  [/\/FooterMore\//, 'scrolled to'],
  [/^packages\/features\/core\/src\/session\/loadAccount\.ts$/, 'signed in'],
  [/^packages\/features\/session\/src\/signedIn\.ts$/, 'signed in'],
  // What lasts for a visit begins once the page is shown and the browser rests (apps/site/src/main.tsx).
  [/^apps\/site\/src\/features\/parts\.ts$/, 'idle'],
  [/^packages\/features\/announcements\/src\/model\/watchPopups\.ts$/, 'idle'],
  [/^packages\/features\/core\/src\/session\/openTicket\.ts$/, 'signed in'],
  // A fault of the start, a change in another tab, a browser that keeps nothing.
  [/^apps\/site\/src\/later\//, 'never, as a rule'],
  // The side bar waits until the page has nothing else to do, and its panel for a press.
  [/\/support\/src\/components\/SideBar\/SideBar\.tsx$/, 'idle'],
  [/\/support\/src\/components\/SideBar\//, 'opened'],
  [/\/components\/StatusHelp\/StatusHelp\.tsx$/, 'site closed'],
  [/^packages\/gateway-openapi\/src\/endpoints\/member\.ts$/, 'signed in'],
  [/^packages\/gateway-openapi\/src\/seal\.ts$/, 'sealed call'],
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
  for (const needed of [/\/pages\/HomePage\//, /\/dictionaries\/en\.ts$/])
    if (!atStart.some(({ module }) => needed.test(module)))
      throw new Error(`no lazy part matches ${needed}: put the new address into lib/site.mjs`);

  const home = withStatic([...entries, ...atStart.map(({ chunk }) => chunk)]);
  return {
    html: sizesOf(html),
    home: weigh(home),
    homeFiles: [...home],
    lazy: parts
      .filter(({ kind }) => kind !== 'home')
      .map(({ module, kind, chunk }) => {
        const beyond = [...withStatic([chunk])].filter((file) => !home.has(file));
        return { module, kind, size: weigh(beyond) };
      })
      .sort((one, other) => other.size.total.gz - one.size.total.gz),
    forbidden: forbiddenOf(home),
  };
}
