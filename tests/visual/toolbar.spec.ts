import { expect, test } from '@playwright/test';

test('[RV-06] a story of a component speaks the language of the toolbar', async ({ page }) => {
  const id = 'design-system-forms-textfield--default';
  await page.goto(`/iframe.html?id=${id}&globals=language:th`);
  await expect(page.getByRole('textbox', { name: /\p{Script=Thai}/u })).toBeVisible();
  await page.goto(`/iframe.html?id=${id}&globals=language:en`);
  await expect(page.getByRole('textbox', { name: /^[A-Z][a-z ]+$/ })).toBeVisible();
});

test('[RV-01] the story of a page is in the scenario of its address', async ({ page }) => {
  const words = 'jackpot__failed___hotGames__failed___lang__id';
  await page.goto(`/iframe.html?id=features-home-homepage--ready&globals=scenario:${words}`);
  await expect(page.getByText('Jackpot tidak dapat dimuat')).toBeVisible();
  // In the words of the gateway, and of the language.
  await expect(page.getByText('Kesalahan tidak dikenal')).toHaveCount(2);
});
