// The first script of the page, written into the HTML by the build (`startScript.ts`); no module, and
// imports nothing. It applies theme and language, starts the first calls, and loads the site's scripts after the first
// paint (docs/decisions/0046).

import type { StartPlan } from './startPlan';

declare const START_PLAN: StartPlan;

{
  const plan = START_PLAN;
  /** Scripts load at the latest after this time, in ms. */
  const LONGEST_WAIT = 1000;
  /** Timeout of the display font, in ms. */
  const FACE_WAIT = 500;
  /** Timeout of a call, in ms, as in the gateway's client. */
  const TIMEOUT = 30_000;
  /** How long answers are cached for the visit, in ms (CACHE-01). */
  const KEPT_LASTS = 600_000;
  const root = document.documentElement;

  const read = (area: 'localStorage' | 'sessionStorage', key: string): string | null => {
    try {
      return window[area].getItem(key);
    } catch {
      return null;
    }
  };

  const theme = read('localStorage', plan.storage.theme);
  if (theme === 'dark' || theme === 'light') root.dataset['scheme'] = theme;

  // A server that knows the merchant fills this in.
  const told = document.querySelector<HTMLMetaElement>('meta[name="site-start"]')?.content ?? '';
  const merchant = new URLSearchParams(told);
  const standard = Object.keys(plan.codes).find(
    (tag) => plan.codes[tag] === merchant.get('language'),
  );
  const query = new URLSearchParams(location.search);
  // `?lang=th`, in the letters of the tag; core takes it out of the address.
  const named = Object.keys(plan.codes).find(
    (tag) => tag.toLowerCase() === query.get('lang')?.toLowerCase(),
  );
  query.delete('lang');
  const chosen = read('localStorage', plan.storage.language);
  const first = read('localStorage', plan.storage.defaultLanguage);
  // `hasOwn`: a stored value such as `constructor` is no language.
  const language =
    [named, chosen, standard, first].find((tag) => Object.hasOwn(plan.codes, tag ?? '')) ?? null;

  // Addresses typed by hand may end in a slash or differ in case: each page has one.
  const { pathname: asked, search, hash } = location;
  const plain = asked.replace(/(.)\/+$/, '$1');
  const known = [plan.homePaths, plan.inGamePaths, ...plan.pages.map(({ at }) => at)].flat();
  const pathname = known.find((path) => path.toLowerCase() === plain.toLowerCase()) ?? plain;
  if (pathname !== asked)
    history.replaceState(history.state, '', location.origin + pathname + search + hash);
  const lastPart = pathname.slice(pathname.lastIndexOf('/') + 1);
  /** Whether an address is the current one; `:name` matches any last segment. */
  const isHere = (at: string): boolean =>
    at === pathname || (/^[\w-]+$/.test(lastPart) && at.replace(/:\w+$/, lastPart) === pathname);
  const isHome = plan.homePaths.includes(pathname);
  // Whether the shell of this document shows the current page.
  const { at } = root.dataset;
  const isDrawn = at === undefined ? isHome : isHere(at);
  /** `/:type` matches only in its own document: other names have no page. */
  const isPage = (each: string): boolean => (each.startsWith('/:') ? each === at : isHere(each));
  root.dataset['page'] = isDrawn ? 'drawn' : plan.inGamePaths.includes(pathname) ? 'game' : 'other';
  const isWordless = language !== root.lang;
  const isClosed = merchant.has('closed');
  const isGuest =
    read('sessionStorage', plan.storage.token) === null && window.startTicket === undefined;
  root.dataset['shell'] = [
    isWordless ? 'wordless' : '',
    merchant.get('look') === 'house' ? '' : 'neutral',
    isGuest ? '' : 'member',
    isClosed ? 'closed' : '',
  ].join(' ');
  if (language !== null) {
    root.lang = language;
    root.dir = plan.rightToLeft.includes(language) ? 'rtl' : 'ltr';
  }

  const code = plan.codes[language ?? ''];
  const merchantCode = merchant.get('merchant');
  if (isGuest && !isClosed && merchantCode !== null && code !== undefined) {
    const calls = new Map<string, Promise<Response>>();
    /** Whether the answer of an earlier page is cached. */
    const isKept = (call: string): boolean => {
      const key = Object.keys(plan.cached).find((word) => call.includes(word));
      const kept = read('sessionStorage', plan.cached[key ?? ''] ?? '') ?? '';
      return (
        Date.now() - Number.parseInt(kept, 10) < KEPT_LASTS &&
        kept.includes(`"of":"${merchantCode} ${language}"`)
      );
    };
    const page = query.size === 0 ? Object.keys(plan.pageCalls).find(isPage) : undefined;
    for (const call of [...plan.calls, ...(plan.pageCalls[page ?? ''] ?? [])]) {
      if (isKept(call)) continue;
      const path = call
        .replace('$merchant', encodeURIComponent(merchantCode))
        .replace('$host', encodeURIComponent(location.host))
        .replace('$page', lastPart)
        .replace('$PAGE', lastPart.toUpperCase())
        .replace('$language', code);
      const { href } = new URL((merchant.get('gateway') ?? '') + path, location.origin);
      const answer = fetch(href, {
        headers: { Accept: 'application/json', Merchant: merchantCode, Language: code },
        credentials: 'same-origin',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      // Whoever takes the answer handles the error; an unused one must not be reported.
      answer.catch(() => undefined);
      calls.set([merchantCode, code, href].join(' '), answer);
    }
    // Each answer is taken once: a second call wants fresh data.
    globalThis.takePrefetchedCall = (input) => {
      if (!(input instanceof Request)) return undefined;
      const { headers, signal, url } = input;
      const name = [headers.get('Merchant'), headers.get('Language'), url].join(' ');
      const answer = calls.get(name);
      calls.delete(name);
      if (answer === undefined) return undefined;
      // From here on the caller's own timeout counts.
      return Promise.race([
        answer,
        new Promise<never>((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
      ]);
    };
  }

  const addLink = (rel: string, href: string): Promise<unknown> =>
    new Promise((resolve) => {
      const link = document.createElement('link');
      link.rel = rel;
      link.href = href;
      link.crossOrigin = '';
      // A style sheet that fails must not block the page.
      link.addEventListener('load', resolve);
      link.addEventListener('error', resolve);
      document.head.append(link);
    });

  /** Evaluates the scripts and then the entry, in a task each, so that input is handled in between. */
  const runScripts = async (): Promise<void> => {
    for (const script of [...plan.scripts, plan.entry]) {
      await import(/* @vite-ignore */ script);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };

  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    const scripts = [
      plan.entry,
      ...plan.scripts,
      plan.dictionaries[language ?? ''],
      ...(isHome
        ? []
        : [
            ...plan.features,
            plan.lateDictionaries[language ?? ''],
            ...(plan.pages.find(({ at }) => at.some(isPage))?.scripts ?? []),
          ]),
    ];
    for (const script of scripts) if (script !== undefined) void addLink('modulepreload', script);
    // Loads the browser's tables of number formats while the scripts load.
    setTimeout(() => new Intl.NumberFormat(root.lang));
    void Promise.all(plan.sheets.map((sheet) => addLink('stylesheet', sheet)))
      // Waits for the display font: a name that becomes wider later would shift its neighbours.
      .then(() =>
        Promise.race([
          document.fonts.load('600 1em "Parlour Display"').catch(() => undefined),
          new Promise((resolve) => setTimeout(resolve, FACE_WAIT)),
        ]),
      )
      .then(runScripts)
      .catch(() => {
        root.dataset['start'] = 'failed';
      });
  };

  document.addEventListener('DOMContentLoaded', () => {
    const container = document.getElementById('root');
    if (container === null) return;
    // In the same task as the first render, so that no frame shows both or neither.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.getElementById('shell')?.remove();
    }).observe(container, { childList: true });
    if (document.hidden) start();
    setTimeout(start, LONGEST_WAIT);
    // The largest picture gets the whole bandwidth first; without one the first paint is enough.
    const picture = document.querySelector<HTMLImageElement>('#shell [fetchpriority=high]');
    const shown = picture?.decode().catch(() => undefined);
    new PerformanceObserver((list) => {
      // A paint of only the background may come first.
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      void Promise.resolve(shown).then(() => requestAnimationFrame(() => setTimeout(start)));
    }).observe({ type: 'paint', buffered: true });
  });
}
