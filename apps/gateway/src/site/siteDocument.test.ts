import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaticFile } from '../platform/staticFiles';
import { createDocument } from './siteDocument';
import { entriesIn, keepLayoutTags, picturesIn } from './siteMarkup';

const siteDir = mkdtempSync(join(tmpdir(), 'parlour-document-'));
afterAll(() => rmSync(siteDir, { recursive: true, force: true }));

const template = (words: string): StaticFile => ({
  type: 'text/html; charset=utf-8',
  etag: '""',
  body: Buffer.from(
    `<title>Parlour</title><!--site:start--><!--/site:start--><i><!--site:sign--><svg></svg><!--/site:sign--><!--site:name--><!--/site:name--><hr><!--site:help--><!--/site:help--></i><!--site:banner--><b></b><!--/site:banner-->${words}`,
  ),
});

const picturePlaces = [0, 1, 2]
  .map((place) => `<!--site:picture${String(place)}--><!--/site:picture${String(place)}-->`)
  .join('');

const MERCHANT = {
  merchantCode: 'parlour',
  gatewayUrl: '',
  defaultLang: 'ID',
  supportLanguages: ['EN', 'ID', 'BR'],
  theme: { name: 'Ember & Oak' },
};
const write = (merchant: object): void =>
  writeFileSync(join(siteDir, 'merchant.json'), JSON.stringify(merchant));

function setUp() {
  const files = new Map([
    ['/index.html', template('Words')],
    ['/shell/EN.html', template('Words')],
    ['/shell/ID.html', template('Kata')],
    ['/shell/ID/rng.html', template(`<p>${picturePlaces}</p>Slot`)],
    [
      '/shell/ID/news.html',
      template(
        '<p><!--site:title0--><b></b><!--/site:title0--></p><p><!--site:title1--><b></b><!--/site:title1--></p>Kabar',
      ),
    ],
    ['/shell/ID/_.html', template('<h1><!--site:title--><!--/site:title--></h1>Daftar')],
    ['/shell/ID/content/_.html', template('<h1><!--site:title--><!--/site:title--></h1>Teks')],
    ['/icon.svg', template('')],
  ]);
  const document = createDocument(files, {
    siteDir,
    isDemo: false,
    bannerFor: (_merchant, language) => ({
      wide: `/${language}-wide.png`,
      small: '/small.png?a&b',
    }),
    firstFor: (_merchant, path, language) =>
      Promise.resolve(
        {
          '/rng': picturesIn(['/koi.png?a&b', null, '/tea.png']),
          '/news': entriesIn([{ title: `<b>${language}</b>`, summary: '' }], 2),
          '/content/vip': { title: 'VIP' },
          '/crash': { title: 'Kites' },
          '/bingo': { title: 'Bingo' },
          '/_': { title: 'Nothing' },
        }[path] ?? {},
      ),
  });
  const open = (
    path: string,
    visit: { isClosed?: boolean; hasQuery?: boolean; languages?: string[] } = {},
  ) => document({ isClosed: false, hasQuery: false, languages: [], path, ...visit });
  return { files, open, home: () => open('/') };
}

describe('the document of the site', () => {
  beforeEach(() => write(MERCHANT));

  it('is the one in the merchant’s language, with its name and its first banner', async () => {
    const { files, home } = setUp();
    expect(await home()).toBe(
      '<title>Ember &amp; Oak</title><meta name="site-start" content="merchant=parlour&amp;language=ID&amp;gateway=&amp;look=house"><i><svg></svg>Ember &amp; Oak<hr></i><picture><source media="(max-width: 719.98px)" srcset="/small.png?a&amp;b"><img src="/ID-wide.png" alt="" fetchpriority="high"></picture>Kata',
    );
    expect([...files.keys()]).toEqual(['/icon.svg']);
  });

  it('follows the merchant document as it is edited', async () => {
    const { home } = setUp();
    await home();
    write({
      ...MERCHANT,
      defaultLang: 'EN',
      theme: { name: 'Tide', logo: '/logo".svg', radius: 4 },
    });
    expect(await home()).toContain('<i><img src="/logo&quot;.svg" alt=""><hr></i>');
    expect(await home()).toMatch(/Words$/);
    // The page makes its theme.
    expect(await home()).not.toContain('look=house');
  });

  it.each([
    [
      'mailto:help@ember.example',
      '<p><a dir="ltr" href="mailto:help@ember.example">help@ember.example</a></p>',
    ],
    [
      'https://ember.example/"help"',
      '<p><a dir="ltr" href="https://ember.example/&quot;help&quot;">ember.example/&quot;help&quot;</a></p>',
    ],
    ['javascript:alert(1)', ''],
    ['', ''],
  ])('says where help is when nothing starts: %s', async (supportUrl, link) => {
    const { home } = setUp();
    write({ ...MERCHANT, supportUrl });
    expect(await home()).toContain(`<hr>${link}</i>`);
  });

  it('promises no banner where another gateway has them, on other pages, and while the site is closed', async () => {
    const { open, home } = setUp();
    expect(await open('/promotions')).not.toContain('<picture>');
    const closed = await open('/', { isClosed: true });
    expect(closed).not.toContain('<picture>');
    expect(closed).toContain('closed=1');
    write({ ...MERCHANT, gatewayUrl: 'https://gateway.example' });
    expect(await home()).not.toContain('<picture>');
    expect(await home()).toContain('gateway=https%3A%2F%2Fgateway.example');
  });

  it('is that of the address where there is one, with the pictures of its first games', async () => {
    const { open } = setUp();
    const first =
      '<p><img src="/koi.png?a&amp;b" alt="" fetchpriority="high"><img src="/tea.png" alt="" fetchpriority="low"></p>Slot';
    expect(await open('/rng')).toContain(first);
    expect(await open('/rng', { hasQuery: true })).toMatch(/<p><\/p>Slot$/);
    expect(await open('/rng', { isClosed: true })).not.toContain('koi.png');
    expect(await open('/fish')).toMatch(/Kata$/);
    write({ ...MERCHANT, gatewayUrl: 'https://gateway.example' });
    expect(await open('/rng')).not.toContain('koi.png');
    // A language without a document of its own gets the one for all addresses.
    write({ ...MERCHANT, defaultLang: 'EN' });
    expect(await open('/rng')).toMatch(/Words$/);
  });

  it('is in the first of the wanted languages that the merchant offers', async () => {
    const { open } = setUp();
    expect(await open('/', { languages: ['th', 'en-GB'] })).toMatch(/language=EN&.*Words$/);
    expect(await open('/', { languages: ['id', 'en'] })).toMatch(/language=ID&.*Kata$/);
  });

  it('has the words of the first entries, in the merchant’s language and as words', async () => {
    const { open } = setUp();
    expect(await open('/news')).toMatch(/<p>&lt;b&gt;ID&lt;\/b&gt;<\/p><p><\/p>Kabar$/);
    expect(await open('/news', { hasQuery: true })).toMatch(/<p><b><\/b><\/p>Kabar$/);
  });

  it('is a list of games where the merchant has added the type, and there alone', async () => {
    const { open } = setUp();
    write({ ...MERCHANT, extraGameTypes: ['CRASH'] });
    expect(await open('/crash')).toMatch(/<h1>Kites<\/h1>Daftar$/);
    for (const other of ['/bingo', '/_', '/crash/more', '/CRASH'])
      expect(await open(other), other).toMatch(/Kata$/);
    write(MERCHANT);
    expect(await open('/crash')).toMatch(/Kata$/);
  });

  it('is that of its kind for an address whose words are known', async () => {
    const { open } = setUp();
    expect(await open('/content/vip')).toMatch(/<h1>VIP<\/h1>Teks$/);
    for (const other of ['/content/none', '/content', '/content/vip/more', '/other/vip'])
      expect(await open(other), other).toMatch(/Kata$/);
    expect(await open('/content/vip', { isClosed: true })).toMatch(/Kata$/);
    write({ ...MERCHANT, gatewayUrl: 'https://gateway.example' });
    expect(await open('/content/vip')).toMatch(/Kata$/);
  });

  it('lays texts out by bare tags alone', () => {
    const html =
      '<p class="a" onclick="b()">1 < 2 &amp; <em>three</em></p><script>x</script><ul><li>Four</ul><path><img src=x onerror=y>';
    expect(keepLayoutTags(html)).toBe('<p>1 &lt; 2 &amp; three</p>x<ul><li>Four</ul>');
  });

  it('goes out as it was built where the merchant document is not whole', async () => {
    const { home } = setUp();
    const plain = template('Words').body.toString();
    const named = (name: string): string => JSON.stringify({ ...MERCHANT, theme: { name } });
    for (const broken of [
      '{',
      '[]',
      '{"merchantCode":"parlour"}',
      named(' '),
      named('x'.repeat(65)),
    ]) {
      writeFileSync(join(siteDir, 'merchant.json'), broken);
      expect(await home()).toBe(plain);
    }
    write({ ...MERCHANT, theme: { name: '🎲'.repeat(64) } });
    expect(await home()).not.toBe(plain);
  });
});
