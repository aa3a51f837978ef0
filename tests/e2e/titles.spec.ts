import { expect, test } from '@playwright/test';
import { visit, visitAsMember } from './support/visitor';

const SITE = 'Parlour Demo';
const OWN = 'Live tables, slots, lottery and sports in one quiet place.';

/** Each address with what it is called; the name of the site follows, but where it is in the name already. */
const ROUTES = [
  ['/hot', 'Hot games', /open most/],
  ['/rng', 'Slots', /Reels of every vendor/],
  ['/live', 'Live casino', /real dealers/],
  ['/sports', 'Sports', /Matches of the day/],
  ['/fish', 'Fish games', /Aim, fire and catch/],
  ['/pvp', 'Poker and card games', /against other players/],
  ['/esports', 'E-sports', /Tournaments/],
  ['/cockfight', 'Cockfight', /arenas/],
  ['/lott', 'Lottery', /latest numbers/],
  ['/promotions', 'Promotions', /plain words/],
  ['/pointMall', 'Points mall', /Exchange points/],
  ['/help', 'Help centre', /what players ask/],
  ['/register', 'Register', OWN],
  ['/login', 'Log in', OWN],
  ['/recent', 'Recent games', /newest first/],
  ['/favourites', 'Favourites', /heart/],
  ['/agentLogin', 'Agent login', /./],
  ['/nowhere', 'This page is not here', /./],
] as const;

test('[RT-04] [RT-05] [RT-06] [RT-09] each address is named and described as what it shows', async ({
  page,
}) => {
  const description = page.locator('meta[name="description"]');
  await visit(page);
  await expect(page).toHaveTitle(SITE);
  await expect(description).toHaveAttribute('content', OWN);
  for (const [path, name, about] of ROUTES)
    await test.step(path, async () => {
      await visit(page, path);
      await expect(page).toHaveTitle(`${name} · ${SITE}`);
      await expect(description).toHaveAttribute('content', about);
    });
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
  await page.goBack();
  await expect(page).toHaveTitle(`Slots · ${SITE}`);
});
