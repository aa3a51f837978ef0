import { expect, type Page, test } from '@playwright/test';
import { withMerchant } from '../support/merchant';
import { collectFaults, logIn, visit } from '../support/visitor';

const help = (page: Page) => page.getByRole('dialog', { name: 'Help centre' });
const feedback = (page: Page) => page.getByRole('dialog', { name: 'Feedback' });
const path = (page: Page) => new URL(page.url()).pathname;

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
    // A member, since guests have to read a captcha after a few messages.
    await visit(page);
    await logIn(page);
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
      captchaId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
});
