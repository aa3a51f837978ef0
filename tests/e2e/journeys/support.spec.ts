import { expect, type Page, test } from '@playwright/test';
import { collectErrors, logIn, visit } from '../support/visitor';

const help = (page: Page) => page.getByRole('dialog', { name: 'Help centre' });
const feedback = (page: Page) => page.getByRole('dialog', { name: 'Feedback' });

test.describe('the help centre', () => {
  test('[RT-03] [MOD-07] is the home page with the articles over it, which closes to / and by the way back', async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await visit(page, '/help');
    await help(page).getByRole('button', { name: 'How do I log in?' }).click();
    await expect(help(page)).toContainText('a picture with letters');
    await expect(page).toHaveURL('/help');
    const hot = page.getByRole('region', { name: 'Hot games', includeHidden: true });
    await expect(hot).toHaveCount(1);
    await page.evaluate(() => {
      document.querySelector('main section')?.setAttribute('data-here', '');
    });
    await help(page).getByRole('button', { name: 'Close' }).click();
    await expect(help(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(page.locator('main [data-here]'), 'the home page was drawn anew').toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible();

    await visit(page, '/rng');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/help';
      link.textContent = 'To the help';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'To the help' }).click();
    await expect(help(page)).toBeVisible();
    await expect(page).toHaveURL('/help');
    await page.goBack();
    await expect(help(page)).toHaveCount(0);
    await expect(page).toHaveURL('/rng');
    await page.goForward();
    await expect(help(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    expect(errors).toEqual([]);
  });
});

test.describe('feedback', () => {
  test('[MOD-08] stays when it can not be sent, is sent once, and thanked for', async ({
    page,
  }) => {
    const sent: unknown[] = [];
    // As a member, because guests have to solve a captcha after a few messages.
    await visit(page);
    await logIn(page);
    await visit(page, '/help');
    await page.route('**/wps/feedback', (route) => route.abort());
    await help(page).getByRole('button', { name: 'Write feedback' }).click();
    const text = feedback(page).getByLabel('Your message');
    const send = feedback(page).getByRole('button', { name: 'Send' });
    await expect(feedback(page).getByRole('radio', { name: 'Feedback' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await text.fill('  The slots list forgets which vendor I chose.  ');
    await feedback(page)
      .getByLabel(/How we can reach you/)
      .fill('me@mail.example');
    await send.click();
    await expect(feedback(page).getByRole('alert')).toHaveText(
      'Network link is abnormal, please try again',
    );
    // A click beside the dialog must not discard the text.
    await page.mouse.click(5, 5);
    await expect(text).toHaveValue('  The slots list forgets which vendor I chose.  ');

    await page.unroute('**/wps/feedback');
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().endsWith('/wps/feedback'))
        sent.push(request.postDataJSON());
    });
    await send.dblclick();
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
});
