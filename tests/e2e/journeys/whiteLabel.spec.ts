import { expect, test } from '@playwright/test';
import { withFlags } from '../support/merchant';

const ALL_OFF = {
  USERNAMEREG3: false,
  MOBILEVERCODELOGIN3: false,
  MOBILENUMREG3: false,
  REGMOBVERF3: false,
  MOBILENUMPASSREG3: false,
  CHNGPASSVERIF3: false,
  AGENTPOLICY3: false,
  DIRECTREG3: false,
  FREEPLAY3: false,
  PWDEXPFORCECHANGE3: false,
};

// The unit test of `offer` has the combinations of the ten flags.
test('[WL-01] the flags of the gateway decide what the login offers', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  const ways = dialog.getByRole('button', { name: /^(?:Free play|Register|Forgot password)$/ });
  await page.goto('/login');
  await expect(dialog.getByRole('tab')).toHaveText(['Account', 'Phone']);
  await expect(ways).toHaveCount(3);
  await withFlags(page, ALL_OFF);
  await page.goto('/login');
  await expect(dialog.getByLabel('Username')).toBeVisible();
  await expect(dialog.getByRole('tab')).toHaveCount(0);
  await expect(ways).toHaveText('Forgot password');
});
