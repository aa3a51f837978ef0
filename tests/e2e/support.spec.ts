import { expect, type Page, test } from '@playwright/test';
import { withMerchant } from './support/merchant';
import { collectFaults, logIn, visit } from './support/visitor';

const help = (page: Page) => page.getByRole('dialog', { name: 'Help centre' });
const feedback = (page: Page) => page.getByRole('dialog', { name: 'Feedback' });
const handle = (page: Page) => page.getByRole('button', { name: 'Help and contact' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Help and contact' });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });
const path = (page: Page) => new URL(page.url()).pathname;

const APPS = {
  ANDROID: 'https://parlour.example/app/android',
  IOS: 'https://parlour.example/app/ios',
};

/** Gives the merchant these apps and no other, for this page alone. */
async function withApps(page: Page, apps: Record<string, string>): Promise<void> {
  await page.route('**/wps/system/status**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { value: { info: { resources: object } } };
    const { ANDROID: _one, IOS: _other, ...others } = body.value.info.resources as typeof APPS;
    const added = Object.entries(apps).map(([resourceType, url]) => [
      resourceType,
      { resourceType, labelName: resourceType, labelNameEn: resourceType, url },
    ]);
    body.value.info.resources = { ...others, ...Object.fromEntries(added) };
    await route.fulfill({ response: answer, json: body });
  });
}

test.describe('the help centre', () => {
  test('[RT-03] /help is the home page with the help centre open, which closes to /', async ({
    page,
  }) => {
    const faults = collectFaults(page);
    await visit(page, '/help');
    await expect(help(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Hot games', includeHidden: true })).toHaveCount(
      1,
    );
    expect(path(page)).toBe('/help');
    await page.evaluate(() => {
      document.querySelector('main section')?.setAttribute('data-here', '');
    });
    await help(page).getByRole('button', { name: 'Close' }).click();
    await expect(help(page)).toHaveCount(0);
    expect(path(page)).toBe('/');
    await expect(page.locator('main [data-here]'), 'the home page was drawn anew').toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('[RT-03] the way back in the browser closes it, Escape leads to /', async ({ page }) => {
    await visit(page, '/rng');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/help';
      link.textContent = 'To the help';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'To the help' }).click();
    await expect(help(page)).toBeVisible();
    expect(path(page)).toBe('/help');
    await page.goBack();
    await expect(help(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/rng$/);
    await page.goForward();
    await expect(help(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help(page)).toHaveCount(0);
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('[MOD-07] shows the articles of the gateway by topic, in the language of the page', async ({
    page,
  }) => {
    const [answer] = await Promise.all([page.waitForResponse(/helpCenter/), visit(page, '/help')]);
    expect(Object.fromEntries(new URL(answer.url()).searchParams)).toEqual({
      lang: 'EN',
      device: 'WEB',
    });
    const { value } = (await answer.json()) as {
      value: { topics: { title: string; articles: { title: string }[] }[] };
    };
    for (const { title, articles } of value.topics) {
      const topic = help(page).getByRole('region', { name: title, exact: true });
      await expect(topic.getByRole('listitem')).toHaveText(articles.map((each) => each.title));
    }
  });

  test('[MOD-07] an article is opened, read and left by keyboard', async ({ page }) => {
    await visit(page, '/help');
    const article = help(page).getByRole('button', { name: 'How do I log in?' });
    await article.focus();
    await page.keyboard.press('Enter');
    const title = help(page).getByRole('heading', { name: 'How do I log in?' });
    await expect(title).toBeFocused();
    await expect(help(page)).toContainText('a picture with letters');
    await page.keyboard.press('Shift+Tab');
    await expect(help(page).getByRole('button', { name: 'All topics' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(article).toBeFocused();
  });

  test('[MOD-07] the search finds by words of title and text, and says when there is nothing', async ({
    page,
  }) => {
    await visit(page, '/help');
    const search = help(page).getByRole('searchbox', { name: 'Search the help centre' });
    await search.fill('LETTERS picture');
    await expect(help(page).getByRole('listitem')).toHaveText(['How do I log in?']);
    await expect(help(page).getByRole('status').first()).toHaveText('1 article found');
    await search.fill('zebra');
    await expect(help(page)).toContainText('No article says “zebra”');
    await help(page).getByRole('button', { name: 'Clear the search' }).click();
    await expect(help(page).getByRole('listitem').nth(3)).toBeVisible();
  });

  test('[MOD-07] [ERR-02] says that it can not be reached, and tries again', async ({ page }) => {
    await page.route('**/helpCenter**', (route) => route.abort());
    await visit(page, '/help');
    await expect(help(page).getByRole('alert')).toContainText(
      'Network link is abnormal, please try again',
      { timeout: 20_000 },
    );
    await page.unroute('**/helpCenter**');
    await help(page).getByRole('button', { name: 'Try again' }).click();
    await expect(help(page).getByRole('button', { name: 'How do I log in?' })).toBeVisible();
  });

  test('[ANN-05] an article never runs script', async ({ page }) => {
    await page.route('**/helpCenter**', async (route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replace(
        /("title":"How do I log in\?","content":")/,
        '$1<img src=x onerror=\\"window.hit=1\\"><script>window.hit=1</script><a href=\\"javascript:window.hit=1\\">Press</a><form><input></form>Still here. ',
      );
      await route.fulfill({ response: answer, body: text });
    });
    await visit(page, '/help');
    await help(page).getByRole('button', { name: 'How do I log in?' }).click();
    await expect(help(page)).toContainText('Still here.');
    const body = help(page).getByRole('article');
    await expect(body.locator('img, script, form, input, a[href]')).toHaveCount(0);
    await body.getByText('Press', { exact: true }).click();
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });

  test('[SUP-01] opens the chat in a window of 440 by 750 without an opener', async ({
    page,
    context,
  }) => {
    await visit(page, '/help');
    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      help(page).getByRole('button', { name: 'Customer service' }).click(),
    ]);
    await chat.waitForLoadState();
    expect(chat.url()).toContain('/demo-chat/');
    expect(
      await chat.evaluate(() => [
        window.opener === null,
        document.referrer,
        window.innerWidth,
        window.innerHeight,
      ]),
    ).toEqual([true, '', 440, 750]);
    await expect(help(page).getByRole('link', { name: 'Open the chat' })).toHaveAttribute(
      'href',
      /\/demo-chat\//,
    );
  });
});

test.describe('feedback', () => {
  const open = async (page: Page): Promise<void> => {
    await visit(page, '/help');
    await help(page).getByRole('button', { name: 'Write feedback' }).click();
    await expect(feedback(page)).toBeVisible();
  };
  const text = (page: Page) => feedback(page).getByLabel('Your message');
  const send = (page: Page) => feedback(page).getByRole('button', { name: 'Send' });

  test('[SUP-02] [MOD-08] is sent once, and thanked for with what happens next', async ({
    page,
  }) => {
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().endsWith('/wps/feedback'))
        sent.push(request.postDataJSON());
    });
    await open(page);
    await expect(feedback(page).getByRole('radio', { name: 'Feedback' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await text(page).fill('  The slots list forgets which vendor I chose.  ');
    await feedback(page)
      .getByLabel(/How we can reach you/)
      .fill('me@mail.example');
    await send(page).dblclick();
    await expect(
      feedback(page).getByRole('heading', { name: 'Thank you, your message has arrived' }),
    ).toBeFocused();
    await expect(feedback(page)).toContainText(/Reference: fb-/);
    expect(sent).toEqual([
      {
        kind: 'COMPLAINT',
        content: 'The slots list forgets which vendor I chose.',
        contact: 'me@mail.example',
      },
    ]);
    await feedback(page).getByRole('button', { name: 'OK' }).click();
    await expect(feedback(page)).toHaveCount(0);
    await expect(help(page)).toBeVisible();
  });

  test("[SUP-02] [ERR-02] the text lies between the merchant's bounds, and is counted", async ({
    page,
  }) => {
    await withMerchant(page, { feedbackLength: { min: 12, max: 30 } });
    let hasAsked = false;
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/feedback')) hasAsked = true;
    });
    await open(page);
    await send(page).click();
    await expect(text(page)).toHaveAccessibleDescription(/Input cannot be empty/);
    await text(page).fill('Too short');
    await expect(feedback(page)).toContainText('9 / 30');
    await send(page).click();
    await expect(text(page)).toHaveAccessibleDescription(/Please write at least 12 characters/);
    await text(page).fill('x'.repeat(31));
    await send(page).click();
    await expect(text(page)).toHaveAccessibleDescription(/Please use at most 30 characters/);
    expect(hasAsked).toBe(false);
  });

  test('[SUP-02] [ERR-02] nothing that was typed is lost when it can not be sent', async ({
    page,
  }) => {
    await page.route('**/wps/feedback', (route) => route.abort());
    await open(page);
    await text(page).fill('The slots list forgets which vendor I chose.');
    await send(page).click();
    await expect(feedback(page).getByRole('alert')).toHaveText(
      'Network link is abnormal, please try again',
    );
    await expect(text(page)).toHaveValue('The slots list forgets which vendor I chose.');
    // A press beside the dialog throws nothing away either.
    await page.mouse.click(5, 5);
    await expect(text(page)).toHaveValue('The slots list forgets which vendor I chose.');
    await page.unroute('**/wps/feedback');
    await send(page).click();
    await expect(feedback(page)).toContainText('Thank you');
  });

  test('[SUP-02] [ERR-02] a captcha that the gateway demands is shown, and the text stays', async ({
    page,
  }) => {
    let tries = 0;
    const answers: unknown[] = [];
    await page.route('**/wps/feedback', async (route) => {
      tries += 1;
      answers.push(route.request().postDataJSON());
      if (tries > 1)
        return route.fulfill({
          json: { success: true, value: { feedbackId: 'fb-1' }, message: null, errorCode: null },
        });
      return route.fulfill({
        status: 400,
        json: {
          success: false,
          value: { captcha: true },
          message: 'No',
          errorCode: 'CAPTCHA_REQUIRED',
        },
      });
    });
    await open(page);
    await text(page).fill('The slots list forgets which vendor I chose.');
    await send(page).click();
    const captcha = feedback(page).getByRole('textbox', { name: 'Captcha' });
    await expect(captcha).toHaveAccessibleDescription('Please enter the captcha');
    await expect(
      feedback(page).getByRole('img', { name: 'Picture with characters to copy' }),
    ).toBeVisible();
    await captcha.fill('AB3K');
    await send(page).click();
    await expect(feedback(page)).toContainText('Thank you');
    expect(answers[1]).toMatchObject({
      captcha: 'AB3K',
      captchaId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  });
});

test.describe('the pages of text', () => {
  for (const [pageId, title] of [
    ['about-us', 'A quiet house'],
    ['vip', /\w/],
    ['responsible-gaming', /\w/],
    ['beginner-guide', 'The first quarter of an hour'],
    ['installation-android', 'Install the app on Android'],
    ['installation-ios', /iPhone/],
    ['credit-report', /\w/],
    ['points-rules', /\w/],
    ['exchange-rates', /\w/],
  ] as const)
    test(`[SUP-06] ${pageId} has an address, a title and a description of its own`, async ({
      page,
    }) => {
      const [answer] = await Promise.all([
        page.waitForResponse(new RegExp(`/wps/system/content/${pageId}$`)),
        visit(page, `/content/${pageId}`),
      ]);
      const { value } = (await answer.json()) as { value: { title: string } };
      await expect(heading(page, value.title)).toBeVisible();
      if (typeof title !== 'string') expect(value.title).toMatch(title);
      await expect(page).toHaveTitle(`${value.title} · Parlour Demo`);
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(description?.length).toBeGreaterThan(40);
      expect(description).not.toMatch(/[<>]/);
      await expect(
        page.getByRole('navigation', { name: 'Good to know' }).locator('[aria-current=page]'),
      ).toHaveText(value.title);
    });

  test('[SUP-06] they lead to each other without a reload, and name the document anew', async ({
    page,
  }) => {
    await visit(page, '/content/vip');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const more = page.getByRole('navigation', { name: 'Good to know' });
    await more.getByRole('link', { name: 'The first quarter of an hour' }).click();
    await expect(heading(page, 'The first quarter of an hour')).toBeVisible();
    await expect(page).toHaveTitle(/^The first quarter of an hour/);
    await more.getByRole('link', { name: 'Help centre' }).click();
    await expect(help(page)).toBeVisible();
    expect(path(page)).toBe('/help');
    await expect(page).toHaveTitle('Parlour');
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });

  test('[SUP-06] are read in another language at once', async ({ page }) => {
    await visit(page, '/content/beginner-guide');
    await expect(heading(page, 'The first quarter of an hour')).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Language/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click();
    await expect(heading(page, 'Seperempat jam pertama')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Perlu diketahui' })).toContainText(
      'Seperempat jam pertama',
    );
  });

  for (const name of ['no-such-page', 'Not%20A%20Name', '..%2Fstatus'])
    test(`[SUP-06] /content/${name} says that there is no such page`, async ({ page }) => {
      await visit(page, `/content/${name}`);
      await expect(heading(page, 'There is no such page')).toBeVisible();
      await expect(page).toHaveTitle('There is no such page · Parlour Demo');
      await expect(
        page.getByRole('navigation', { name: 'Good to know' }).getByRole('link').first(),
      ).toBeVisible();
    });

  test('[SUP-06] [ERR-02] one that can not be loaded says so, and is tried again', async ({
    page,
  }) => {
    await page.route('**/wps/system/content/vip', (route) =>
      route.fulfill({
        status: 429,
        json: {
          success: false,
          value: null,
          message: 'Please wait.',
          errorCode: 'TOO_MANY_REQUESTS',
        },
      }),
    );
    await visit(page, '/content/vip');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Please wait.');
    await page.unroute('**/wps/system/content/vip');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, /\w/)).toBeVisible();
  });

  for (const [address, name, first] of [
    ['/news', 'News', /\w/],
    ['/blog', 'Blog', /\w/],
  ] as const)
    test(`[SUP-06] ${address} lists its entries, newest first, and opens one`, async ({ page }) => {
      await visit(page, address);
      await expect(heading(page, name)).toBeVisible();
      await expect(page).toHaveTitle(`${name} · Parlour Demo`);
      const entries = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(entries.first()).toHaveText(first);
      const times = await page
        .getByRole('main')
        .locator('time')
        .evaluateAll((all) => all.map((each) => each.getAttribute('datetime') ?? ''));
      expect(times.length).toBeGreaterThan(2);
      expect(times).toEqual([...times].sort().reverse());
      const title = (await entries.first().textContent()) ?? '';
      await page.getByRole('link', { name: title }).click();
      await expect(heading(page, title)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
      await expect(heading(page, name)).toBeVisible();
      expect(path(page)).toBe(address);
    });

  test('[SUP-06] a long list has pages, which stand in the address', async ({ page }) => {
    // The demo has few entries, so each page of the list is asked to hold two of them.
    await page.route('**/wps/system/content?**', (route, request) => {
      const url = new URL(request.url());
      if (url.searchParams.get('kind') !== 'NEWS') return route.continue();
      url.searchParams.set('pageSize', '2');
      return route.continue({ url: url.href });
    });
    await visit(page, '/news');
    const pages = page.getByRole('navigation', { name: 'Pages of News' });
    const entries = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(entries).toHaveCount(2);
    const [newest] = await entries.allTextContents();
    await pages.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/\/news\?page=2$/);
    await expect(entries.first()).not.toHaveText(newest ?? '');
    await page.reload();
    await expect(pages.locator('[aria-current=page]')).toHaveText('2');
    await page.goBack();
    await expect(entries.first()).toHaveText(newest ?? '');
    await page.goto('/news?page=40');
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(entries.first()).toHaveText(newest ?? '');
  });
});

test.describe('the page of the apps', () => {
  test('[RT-09] [SUP-04] shows a code of 80 px without margin for each app, and how to install it', async ({
    page,
  }) => {
    await withApps(page, APPS);
    await visit(page, '/down');
    await expect(heading(page, 'Parlour Demo on your phone')).toBeVisible();
    await expect(page).toHaveTitle('Parlour Demo on your phone');
    for (const [name, code, url, step] of [
      ['Android', 'QR code of the Android app', APPS.ANDROID, 'Open the file'],
      ['iPhone and iPad', 'QR code of the app for iPhone and iPad', APPS.IOS, 'Add to Home Screen'],
    ] as const) {
      const block = page.getByRole('region', { name, exact: true });
      const drawing = block.getByRole('img', { name: code }).locator('svg');
      await expect(drawing).toHaveAttribute('width', '80');
      const [, , modules] = ((await drawing.getAttribute('viewBox')) ?? '').split(' ');
      const drawn = await drawing.locator('path').last().getAttribute('d');
      // Without a margin the first mark begins in the corner.
      expect(drawn, String(modules)).toMatch(/^M0[ ,]0/);
      await expect(block.getByRole('link')).toHaveAttribute('href', url);
      await expect(block.getByRole('listitem').filter({ hasText: step })).toHaveCount(1);
    }
  });

  for (const [system, name, other] of [
    ['ANDROID', 'Android', 'iPhone and iPad'],
    ['IOS', 'iPhone and iPad', 'Android'],
  ] as const)
    test(`[SUP-04] shows ${name} alone where only its app exists`, async ({ page }) => {
      await withApps(page, { [system]: APPS[system] });
      await visit(page, '/down');
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: other, exact: true })).toHaveCount(0);
    });

  test('[SUP-04] shows no app whose address is not safe, and says what helps', async ({ page }) => {
    await withApps(page, { ANDROID: 'javascript:alert(1)' });
    await visit(page, '/down');
    await expect(heading(page, 'There is no app to load yet')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/');
  });

  test('[SUP-04] keeps to the usual steps where the gateway has no guide', async ({ page }) => {
    await withApps(page, APPS);
    await page.route('**/wps/system/content**', (route) =>
      route.fulfill({
        json: {
          success: true,
          value: { content: [], pageNum: 1, totalPages: 0, totalElements: 0, pageSize: 50 },
          message: null,
          errorCode: null,
        },
      }),
    );
    await visit(page, '/down');
    const block = page.getByRole('region', { name: 'Android', exact: true });
    await expect(block.getByRole('listitem')).toHaveCount(4);
  });
});

test.describe('the side bar', () => {
  test('[SUP-03] [SUP-01] opens by its handle and shows what is configured', async ({
    page,
    context,
  }) => {
    const faults = collectFaults(page);
    await visit(page);
    await expect(panel(page).getByRole('listitem')).toHaveCount(0);
    await handle(page).click();
    await expect(panel(page).getByRole('listitem')).toHaveText([
      /^Live chat/,
      /^Payments desk/,
      'Community',
      'Messages',
      /^Hotline: \+44 1632 960123/,
    ]);
    await expect(panel(page).getByRole('link', { name: /^Hotline/ })).toHaveAttribute(
      'href',
      'tel:+441632960123',
    );
    await expect(panel(page).getByRole('link', { name: 'Community' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(panel(page).getByRole('img', { name: 'QR code of this site' })).toBeVisible();
    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      panel(page)
        .getByRole('button', { name: /^Payments desk/ })
        .click(),
    ]);
    await chat.waitForLoadState();
    expect(
      await chat.evaluate(() => [window.opener === null, window.innerWidth, window.innerHeight]),
    ).toEqual([true, 440, 750]);
    expect(chat.url()).toContain('cs-chat-2');
    await expect(panel(page).getByRole('link', { name: 'Open the chat' })).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('[SUP-03] goes by keyboard: Escape closes it and gives focus back', async ({ page }) => {
    await visit(page);
    await handle(page).focus();
    await page.keyboard.press('Enter');
    await expect(handle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page).getByRole('button', { name: /^Live chat/ })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('button', { name: /^Live chat/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(handle(page)).toBeFocused();
    await expect(handle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(panel(page).getByRole('listitem')).toHaveCount(0);
  });

  test('[SUP-03] shows only what the merchant configured, and is not there without anything', async ({
    page,
  }) => {
    await withMerchant(page, { sideBar: ['TELEGRAM', 'SOMETHING'] });
    await visit(page);
    await handle(page).click();
    await expect(panel(page).getByRole('listitem')).toHaveText(['Messages']);
    await page.unroute('**/merchant.json');
    await withMerchant(page, { sideBar: [] });
    await visit(page);
    await expect(page.getByRole('region', { name: 'Winners' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(handle(page)).toHaveCount(0);
  });

  test('[SUP-03] [ERR-02] keeps its links when customer service can not be asked', async ({
    page,
  }) => {
    await page.route('**/CBS_modelList**', (route) =>
      route.fulfill({
        status: 429,
        json: {
          success: false,
          value: null,
          message: 'Please wait.',
          errorCode: 'TOO_MANY_REQUESTS',
        },
      }),
    );
    await visit(page);
    await handle(page).click();
    await expect(panel(page).getByRole('alert')).toContainText('Please wait.');
    await expect(panel(page).getByRole('link', { name: 'Community' })).toBeVisible();
    await page.unroute('**/CBS_modelList**');
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page).getByRole('button', { name: /^Live chat/ })).toBeVisible();
  });

  test('[SUP-01] [ERR-02] a chat that can not be opened says why', async ({ page }) => {
    await visit(page);
    await handle(page).click();
    await page.route('**/CBS_launchChat**', (route) => route.abort());
    await panel(page)
      .getByRole('button', { name: /^Live chat/ })
      .click();
    await expect(panel(page).getByRole('alert')).toHaveText(
      'Network link is abnormal, please try again',
    );
  });

  test('[SUP-03] leaves the bottom bar of a phone free, and the screen of a game', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await visit(page);
    await handle(page).click();
    await expect(panel(page).getByRole('listitem').first()).toBeVisible();
    const bar = await page.getByRole('navigation', { name: 'Quick links' }).boundingBox();
    const box = await panel(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await logIn(page);
    await page.goto('/seamless?game=1');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(handle(page)).toHaveCount(0);
  });
});
