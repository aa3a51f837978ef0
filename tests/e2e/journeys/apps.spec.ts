import { expect, test } from '@playwright/test';
import { visit } from '../support/visitor';

test('[RT-09] the page of the apps has a code, an address and the steps of the guide for each', async ({
  page,
}) => {
  await visit(page, '/down');
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: 'Parlour Demo on your phone' }),
  ).toBeVisible();
  for (const [name, code, step] of [
    ['Android', 'QR code of the Android app', 'Open the file'],
    ['iPhone and iPad', 'QR code of the app for iPhone and iPad', 'Add to Home Screen'],
  ] as const) {
    const block = page.getByRole('region', { name, exact: true });
    await expect(block.getByRole('img', { name: code })).toBeVisible();
    await expect(block.getByRole('link')).toHaveAttribute('href', /^https?:\/\//);
    await expect(block.getByRole('listitem').filter({ hasText: step })).toHaveCount(1);
  }
});
