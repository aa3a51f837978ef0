import { expect, type Page, test } from '@playwright/test';
import { anyOf, menuAt, VN_MENU } from '../support/lotteries';
import { visit, visitAsMember } from '../support/visitor';

const SITE = 'Parlour Demo';
const OWN = 'Live tables, slots, lottery and sports in one quiet place.';

/** An address, what it is called there, and what is said of it. */
type Route = readonly [path: string, name: string, about: RegExp | string];

/** Pages that everybody reaches, whose addresses stay as they are. */
const PUBLIC: readonly Route[] = [
  ['/', SITE, OWN],
  ['/hot', 'Hot games', /open most/],
  ['/rng', 'Slots', /Reels of every vendor/],
  ['/live', 'Live casino', /real dealers/],
  ['/sports', 'Sports', /Matches of the day/],
  ['/fish', 'Fish games', /Aim, fire and catch/],
  ['/pvp', 'Cards and board', /against other players/],
  ['/esports', 'E-sports', /Tournaments/],
  ['/cockfight', 'Cockfight', /arenas/],
  ['/elott', 'Lottery', /latest numbers/],
  ['/crash', 'Kite & Anchor', /games of this kind/],
  ['/promotions', 'Promotions', /plain words/],
  ['/join', `Join ${SITE}`, /one account/],
  ['/pointMall', 'Points mall', /Exchange points/],
  ['/down', `${SITE} on your phone`, /\w/],
  ['/news', 'News', /\w/],
  ['/blog', 'Blog', /\w/],
  ['/content/vip', 'The VIP programme', /\w/],
  ['/help', 'Help centre', /what players ask/],
  ['/agentLogin', 'Agent login', /agents and their teams/],
  ['/resetPassword', 'Set a new password', /link of our mail/],
  ['/nowhere', 'This page is not here', /misspelt/],
];

/** Those that are another page, or lead to one, and who has to log in for theirs. */
const OTHERS: readonly Route[] = [
  ['/lott', 'Lottery', /latest numbers/],
  ['/register', 'Register', /opens your account/],
  ['/login', 'Log in', /see your balance/],
  ['/recent', 'Recent games', /newest first/],
  ['/favourites', 'Favourites', /heart/],
];

const description = (page: Page) => page.locator('meta[name="description"]');

/** The name of the site follows, but where it is in the name already. */
async function expectNamed(page: Page, [, name, about]: Route): Promise<void> {
  await expect(page).toHaveTitle(name.includes(SITE) ? name : `${name} · ${SITE}`);
  await expect(description(page)).toHaveAttribute('content', about);
}

test('[RT-01] [RT-02] [RT-03] [RT-04] [RT-05] [RT-06] [RT-07] [RT-09] [RT-18] each address is named and described as what it shows, and as nothing else', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const titles = new Set<string>();
  const abouts = new Set<string | null>();
  for (const route of [...PUBLIC, ...OTHERS])
    await test.step(route[0], async () => {
      await visit(page, route[0]);
      await expectNamed(page, route);
      if (OTHERS.includes(route)) return;
      titles.add(await page.title());
      abouts.add(await description(page).getAttribute('content'));
    });
  expect(titles.size).toBe(PUBLIC.length);
  expect(abouts.size).toBe(PUBLIC.length);
});

test('[RT-02] [RT-16] a page is named alike by a link, by the way back and by the way on', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const [home, ...others] = PUBLIC;
  if (home === undefined) throw new Error('There is no home page.');
  await visit(page);
  await expectNamed(page, home);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const follow = (path: string) =>
    page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
  for (const route of others)
    await test.step(`by a link to ${route[0]}`, async () => {
      await follow(route[0]);
      await expectNamed(page, route);
    });
  for (const route of PUBLIC.slice(0, -1).reverse())
    await test.step(`back to ${route[0]}`, async () => {
      await page.goBack();
      await expectNamed(page, route);
    });
  for (const route of others)
    await test.step(`on to ${route[0]}`, async () => {
      await page.goForward();
      await expectNamed(page, route);
    });
  for (const route of OTHERS.filter(([path]) => ['/login', '/register'].includes(path)))
    await test.step(`by a link to ${route[0]}`, async () => {
      await follow(route[0]);
      await expectNamed(page, route);
      await page.keyboard.press('Escape');
      await expectNamed(page, home);
    });
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('[RT-08] [RT-10] what a member plays names and describes the document', async ({ page }) => {
  await visitAsMember(page, '/fbSports');
  await expect(page).toHaveTitle(/^(?!Sports ·)\S.* · Parlour Demo$/);
  await expect(description(page)).toHaveAttribute('content', /Matches of the day/);
  for (const [path, menu] of [
    ['/vnLottery', VN_MENU],
    ['/seaLottery', menuAt('SEA')],
    ['/lottery', menuAt('LOTT')],
  ] as const)
    await test.step(path, async () => {
      const { gameCode, displayName } = await anyOf(page, menu);
      await visit(page, `${path}?gameCode=${gameCode}`);
      await expectNamed(page, [path, displayName, /by the minute/]);
    });
});

test('[RT-11] the home of an agent is named and described', async ({ page }) => {
  await visitAsMember(page, '/agentHome', 'agent1');
  await expectNamed(page, ['/agentHome', 'Agent home', /figures of your team/]);
});

test('[RT-10] a game being played names the document, and gives it back', async ({ page }) => {
  await visitAsMember(page, '/rng');
  const play = page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .first();
  await play.focus();
  const name = ((await play.getAttribute('aria-label')) ?? '').replace(/^Play /, '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`${name} · ${SITE}`);
  await expect(description(page)).toHaveAttribute('content', /Reels of every vendor/);
  await page.goBack();
  await expect(page).toHaveTitle(`Slots · ${SITE}`);
});

test.describe('an address that is written in another way', () => {
  for (const [written, path, name] of [
    ['/live/', '/live', 'Live casino'],
    ['/Live', '/live', 'Live casino'],
    ['/help/?a=1#top', '/help?a=1#top', 'Help centre'],
    ['/POINTMALL//', '/pointMall', 'Points mall'],
    ['/crash/', '/crash', 'Kite & Anchor'],
    ['//elsewhere.example/', '//elsewhere.example', 'This page is not here'],
  ] as const)
    test(`[RT-01] ${written} is the page of ${path}`, async ({ page, baseURL }) => {
      await page.goto(`${baseURL ?? ''}${written}`);
      await expect(page).toHaveTitle(new RegExp(`^${name}`));
      expect(page.url()).toBe(`${baseURL ?? ''}${path}`);
    });

  test('[RT-01] a link to the page that is shown makes no entry in the history', async ({
    page,
  }) => {
    await visit(page, '/hot');
    const before = await page.evaluate(() => history.length);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Hot', exact: true })
      .click();
    await expect(page).toHaveURL('/hot');
    expect(await page.evaluate(() => history.length)).toBe(before);
  });
});
