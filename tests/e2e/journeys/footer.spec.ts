import { expect, test } from '@playwright/test';
import { visit } from '../support/visitor';

const RESOURCES = ['LANDING', 'YOUTUBE', 'INSTAGRAM', 'FACEBOOK', 'TELEGRAM'];

test.describe('the footer', () => {
  test("leads to help, to the merchant's pages elsewhere as the gateway lists them, to customer service and to the feedback form", async ({
    page,
    context,
  }) => {
    const [answer] = await Promise.all([
      page.waitForResponse(/\/wps\/system\/status/),
      visit(page),
    ]);
    const footer = page.getByRole('contentinfo');
    const help = footer.getByRole('navigation', { name: 'Help' });
    // It loads when it is near the viewport.
    await footer.scrollIntoViewIfNeeded();
    await expect(help).toBeVisible();
    const links = await help
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(links).toEqual([
      '/help',
      '/content/beginner-guide',
      '/down',
      '/content/about-us',
      '/news',
      '/blog',
      '/content/vip',
      expect.stringMatching(/^\//),
      '/content/terms',
      '/content/privacy',
    ]);
    const { value } = (await answer.json()) as {
      value: { info: { resources: Record<string, { labelName: string; url: string }> } };
    };
    const told = RESOURCES.flatMap((type) => value.info.resources[type] ?? []);
    expect(told.length).toBeGreaterThan(2);
    const elsewhere = footer.getByRole('navigation', { name: 'Follow us' }).getByRole('link');
    await expect(elsewhere).toHaveText(told.map(({ labelName }) => labelName));
    for (const [at, { url }] of told.entries()) {
      await expect(elsewhere.nth(at)).toHaveAttribute('href', url);
      await expect(elsewhere.nth(at)).toHaveAttribute('rel', 'noopener noreferrer');
    }
    const vendors = footer.getByRole('list', { name: 'Game vendors' });
    await expect.poll(() => vendors.getByRole('img').count()).toBeGreaterThan(5);

    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      help.getByRole('button', { name: 'Customer service' }).click(),
    ]);
    const link = help.getByRole('link', { name: 'Open the chat' });
    await expect(link).toHaveAttribute('href', /\/demo-chat\//);
    await chat.waitForURL((await link.getAttribute('href')) ?? '');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await help.getByRole('button', { name: 'Feedback' }).click();
    await expect(page.getByRole('dialog', { name: 'Feedback' })).toBeVisible();
  });
});
