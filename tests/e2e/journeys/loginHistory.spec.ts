import { expect, test } from '@playwright/test';
import { newAccount } from '../support/account';
import { sendEncrypted } from '../support/encryptedCall';
import { logIn, visit } from '../support/visitor';

test('[TR-02] [R30] after a login the one before is told, and the security page has both and a refused one', async ({
  page,
}) => {
  const account = await newAccount();
  const fields = { type: 'username', username: account.username, password: 'Some-Other-Word-1' };
  await sendEncrypted({ path: '/wps/session/login', fields }).catch(() => null);
  await visit(page);
  await logIn(page, account.username, account.password);
  await expect(page.getByRole('log')).toContainText(/Last login: \w+ \d+, \d{4} .*[AP]M/);
  await visit(page, '/?member=securityCenter');
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  const logins = centre.getByRole('list', { name: 'Logins' }).getByRole('listitem');
  await expect(logins.first()).toContainText('This session');
  await expect(logins.nth(1)).toContainText('Refused: wrong password');
  await expect(logins.last()).toContainText('Logged in with the password');
  await centre.getByRole('button', { name: 'Change password', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
});
