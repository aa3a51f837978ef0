import { readFileSync } from 'node:fs';
import { expect, type Locator, test } from '@playwright/test';
import { CHOSEN, newName, newNumber, visitAs } from '../support/account';
import { sendWithCaptcha } from '../support/captcha';
import { speak, textsOf } from '../support/languages';
import { newLink } from '../support/registerLinks';
import { visit } from '../support/visitor';

const identity = textsOf('session/late/identity', 'ar');
const agent = textsOf('agent/centre/agent', 'ar');
const links = textsOf('agent/centre/agentLinks', 'ar');
const refusals = JSON.parse(
  readFileSync('apps/gateway/src/platform/refusals/ar.json', 'utf8'),
) as Record<string, string>;

async function fill(dialog: Locator): Promise<void> {
  const field = (key: string) => dialog.getByLabel(identity(key), { exact: true });
  await field('fields.username').fill(newName());
  await field('fields.country').selectOption('SG');
  await dialog.getByLabel(identity('fields.mobileNum')).fill(newNumber());
  await field('fields.password').fill(CHOSEN);
  await field('fields.confirmPassword').fill(CHOSEN);
  await dialog.getByRole('checkbox', { name: /18/ }).check();
}

test('[AG-08] a visitor reads that a link has ended, and registers by it once its agent renews it', async ({
  page,
  browser,
  request,
}) => {
  const link = await newLink(request, 4000);
  const headers = { Merchant: 'parlour', Language: 'EN' };
  const check = `/wps/agent/affiliate?code=${link.code}&domain=localhost&visit=false`;
  await expect.poll(async () => (await request.get(check, { headers })).ok()).toBe(false);

  await speak(page, 'ar');
  await visit(page, `/register?affiliateCode=${link.code}`);
  const dialog = page.getByRole('dialog', { name: identity('register.title') });
  const code = dialog.getByLabel(identity('fields.affiliateCode'));
  await expect(code).toHaveAccessibleDescription(refusals['AFFILIATE_CODE_ENDED'] ?? '');
  await expect(code).toHaveValue(link.code);

  const context = await browser.newContext();
  const other = await context.newPage();
  await speak(other, 'ar');
  await visitAs(other, '/?agent=registerCenter', 'agent1');
  // A name of the other direction stands between two characters that isolate it.
  const named = (text: string) => new RegExp(text.replace('{{name}}', `.?${link.name}.?`));
  await other.getByRole('button', { name: named(links('renew.openOf')) }).press('Enter');
  await other.getByRole('button', { name: agent('link.save') }).press('Enter');
  const change = other.getByRole('button', { name: named(agent('link.changeOf')) });
  await expect(change).toBeVisible();
  await context.close();

  await visit(page, `/register?affiliateCode=${link.code}`);
  await fill(dialog);
  await expect(code).toHaveCount(0);
  const names = { field: identity('fields.captcha'), picture: identity('login.captchaPicture') };
  const button = identity('register.title');
  const call = /\/wps\/member\/register/;
  expect(await sendWithCaptcha(page, dialog, { button, call, names })).toMatchObject({
    errorCode: null,
  });
  expect(await link.count()).toBe(1);
  await link.remove();
});
