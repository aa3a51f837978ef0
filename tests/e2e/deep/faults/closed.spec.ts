import { expect, test } from '@playwright/test';
import { changeAnswer } from '../../support/answers';
import { Fault, TWO_KINDS } from './support/kinds';
import { main } from './support/locators';

/** Maximum recovery time after a fault, in ms (D5). */
const RECOVERY_MS = 5_000;

test('[F1] [D5] launchChat of a closed site fails, is told and heals', async ({ page }) => {
  await changeAnswer<{ maintenance: object }>(page, /\/wps\/system\/status/, (status) => ({
    ...status,
    maintenance: { ...status.maintenance, active: true },
  }));
  await page.goto('/');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/maintenance/i);
  const fault = await Fault.on(page, /CBS_launchChat/);
  const call = () => main(page).getByRole('button', { name: 'Customer service' }).click();
  for (const kind of TWO_KINDS)
    await test.step(kind, async () => {
      fault.kind = kind;
      await call();
      await expect(main(page).getByRole('alert')).toContainText(/Network link|Unknown error/);
      await fault.end();
      await call();
      await expect(main(page).getByRole('link', { name: 'Open the chat' })).toBeVisible({
        timeout: RECOVERY_MS,
      });
      await expect(main(page).getByRole('alert')).toHaveCount(0);
    });
});
