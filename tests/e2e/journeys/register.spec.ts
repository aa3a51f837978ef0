import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { readCaptcha } from '../support/captcha';
import { logIn, visit } from '../support/visitor';

const CHOSEN = 'Quiet-Harbour-9';
/** Of the demo: everybody is sent the same one. */
const CODE = '246810';
const REGISTERED = /\/wps\/member\/register/;

/** A name that nobody has. */
const newName = (): string => `willow${Math.random().toString(36).slice(2, 8)}`;
/** A mobile number of Singapore that nobody has. */
const newNumber = (): string => `8${String(1_000_000 + Math.floor(Math.random() * 8_999_999))}`;

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Register' });

async function open(page: Page, path = '/register'): Promise<Locator> {
  await page.goto(path);
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible();
  return dialog;
}

interface Typed {
  username?: string;
  mobileNum?: string;
}

/** Fills in what the demo asks for, but for the captcha. */
async function fill(dialog: Locator, { username, mobileNum = newNumber() }: Typed): Promise<void> {
  if (username !== undefined) await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Country', { exact: true }).selectOption('SG');
  await dialog.getByLabel('Mobile number').fill(mobileNum);
  await dialog.getByLabel('Password', { exact: true }).fill(CHOSEN);
  await dialog.getByLabel('Confirm password').fill(CHOSEN);
  await dialog.getByRole('checkbox', { name: /^I am 18 years old and agree to accept/ }).check();
}

/** Reads the captcha and sends the form, again where the picture was misread; gives the gateway's answer. */
async function send(page: Page): Promise<{ errorCode: string | null }> {
  const dialog = dialogOf(page);
  const captcha = dialog.getByLabel('Captcha');
  for (;;) {
    await expect(captcha).toHaveValue('');
    const shown = dialog.getByRole('img', { name: 'Picture with characters to copy' });
    const source = await shown.getAttribute('src');
    await captcha.fill(await readCaptcha(dialog));
    const [response] = await Promise.all([
      page.waitForResponse(REGISTERED),
      dialog.getByRole('button', { name: 'Register', exact: true }).click(),
    ]);
    const answer = (await response.json()) as { errorCode: string | null };
    if (answer.errorCode !== 'CAPTCHA_REQUIRED') return answer;
    await expect(shown).not.toHaveAttribute('src', source ?? '');
  }
}

/** Opens a session of an agent and gives a function that says how many people came by one of their links. */
async function countRegistered(page: Page, code: string): Promise<() => Promise<number>> {
  await visit(page);
  await logIn(page, 'agent1');
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  return async () => {
    const answer = await page.request.get('/wps/agent/registerLinks', {
      headers: { Authorization: `Bearer ${token ?? ''}`, Merchant: 'parlour', Language: 'EN' },
    });
    const { value } = (await answer.json()) as {
      value: { content: { affiliateCode: string; registered: number }[] };
    };
    return value.content.find(({ affiliateCode }) => affiliateCode === code)?.registered ?? -1;
  };
}

/** Turns a flag of the demo merchant. */
async function turn(request: APIRequestContext, modId: string, enabled: boolean): Promise<void> {
  const answer = await request.put('/wps/demo/switches', {
    headers: { 'X-Demo-Key': 'key-of-the-tests', Merchant: 'parlour', Language: 'EN' },
    data: { flags: [{ modId, enabled }] },
  });
  expect(answer.ok()).toBe(true);
}

test.describe('registering', () => {
  test('[RT-02] [MOD-04] /register shows home with the dialog open', async ({ page }) => {
    const dialog = await open(page);
    await expect(page).toHaveURL('/');
    await expect(dialog.getByRole('tab')).toHaveText(['Account', 'Phone']);
    await expect(dialog.getByRole('tab', { name: 'Account' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('[REG-01] [REG-07] [RT-17] opens an account by username, which can log in again', async ({
    page,
  }) => {
    const username = newName();
    const dialog = await open(page);
    await fill(dialog, { username });
    expect(await send(page)).toMatchObject({ errorCode: null });
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/promotions');
    const header = page.getByRole('banner');
    await expect(header).toContainText(username);

    await header.getByRole('button', { name: 'Log out' }).click();
    await page
      .getByRole('dialog', { name: 'Confirmation' })
      .getByRole('button', { name: 'OK' })
      .click();
    await logIn(page, username, CHOSEN);
    await expect(header).toContainText(username);
  });

  test('[REG-01] opens an account by mobile number alone', async ({ page }) => {
    const mobileNum = newNumber();
    const dialog = await open(page);
    await dialog.getByRole('tab', { name: 'Phone' }).click();
    await fill(dialog, { mobileNum });
    expect(await send(page)).toMatchObject({ errorCode: null });
    await expect(page).toHaveURL('/promotions');
    await expect(page.getByRole('banner')).toContainText(`65${mobileNum}`);
  });

  test('[REG-08] hides the field of a good code, wherever the visit went on, and sends it', async ({
    browser,
    page,
  }) => {
    const agent = await browser.newPage();
    const countOf = await countRegistered(agent, 'HARBOUR1');
    const before = await countOf();
    await visit(page, '/?affiliateCode=HARBOUR1');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').nth(1).click();
    await expect(page).not.toHaveURL(/affiliateCode/);
    // Narrower, the header has a button in the place of its fields.
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }).click();
    const [check] = await Promise.all([
      page.waitForResponse(/\/wps\/agent\/affiliate\?/),
      page
        .getByRole('dialog', { name: 'Log in' })
        .getByRole('button', { name: 'Register' })
        .click(),
    ]);
    expect(new URL(check.url()).searchParams.get('code')).toBe('HARBOUR1');
    expect(check.ok()).toBe(true);
    const dialog = dialogOf(page);
    await fill(dialog, { username: newName() });
    await expect(dialog.getByLabel('Invitation code')).toHaveCount(0);
    expect(await send(page)).toMatchObject({ errorCode: null });
    expect(await countOf()).toBe(before + 1);
    await agent.close();
  });

  test('[REG-08] warns of a code that is none, and keeps what was typed', async ({ page }) => {
    const username = newName();
    const dialog = await open(page, '/register?affiliateCode=SUMMER24');
    const code = dialog.getByLabel('Invitation code');
    await expect(code).toHaveValue('SUMMER24');
    await fill(dialog, { username });
    await dialog.getByLabel('Captcha').fill('AAAA');
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    const warning = page.getByRole('dialog', { name: 'Invitation code' });
    await expect(warning).toContainText('Invalid invitation code');
    await warning.getByRole('button', { name: 'OK' }).click();
    await expect(code).toHaveAccessibleDescription(/Invalid invitation code/);
    await expect(dialog.getByLabel('Username')).toHaveValue(username);
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(CHOSEN);

    await code.fill('');
    await dialog.getByLabel('Captcha').fill('');
    expect(await send(page)).toMatchObject({ errorCode: null });
  });

  test('[REG-09] says beside the username that it is taken', async ({ page }) => {
    const dialog = await open(page);
    await fill(dialog, { username: 'member1' });
    expect(await send(page)).toMatchObject({ errorCode: 'USERNAME_TAKEN' });
    const username = dialog.getByLabel('Username');
    await expect(username).toBeFocused();
    await expect(username).toHaveAccessibleDescription(/^This username is already in use/);
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(CHOSEN);
  });

  test('[REG-06] sends nothing before the age and the terms are agreed to', async ({ page }) => {
    let calls = 0;
    await page.route(REGISTERED, (route) => {
      calls += 1;
      return route.continue();
    });
    const dialog = await open(page);
    await fill(dialog, { username: newName() });
    await dialog.getByLabel('Captcha').fill('AAAA');
    const box = dialog.getByRole('checkbox');
    await box.uncheck();
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(box).toHaveAccessibleDescription('Please confirm your age and agree to the terms');
    await dialog.getByRole('button', { name: 'the terms' }).click();
    const terms = page.getByRole('dialog', { name: 'Terms' });
    await expect(terms).toContainText('This is a demonstration');
    await page.keyboard.press('Escape');
    await expect(terms).toBeHidden();
    await expect(dialog).toBeVisible();
    expect(calls).toBe(0);
  });

  test('[REG-02] [CACHE-01] keeps the rules in the session storage, and asks once an opening', async ({
    page,
  }) => {
    let calls = 0;
    await page.route('**/wps/system/setting/register', (route) => {
      calls += 1;
      return route.continue();
    });
    const dialog = await open(page);
    const kept = await page.evaluate(() => sessionStorage.getItem('validate'));
    expect(kept).toContain('LETTER_FIRST_ALNUM');
    expect(calls).toBe(1);
    await page.evaluate(() => sessionStorage.setItem('validate', '{"version":1,"rules":7}'));
    await page.reload();
    await page.goto('/register');
    await expect(dialog.getByLabel('Username')).toBeVisible();
  });
});

test.describe('registering with codes by phone', () => {
  test.beforeAll(({ request }) => turn(request, 'REGMOBVERF3', true));
  test.afterAll(({ request }) => turn(request, 'REGMOBVERF3', false));

  test('[REG-04] [SMS-02] refuses a wrong code beside its field, and takes the right one', async ({
    page,
  }) => {
    const dialog = await open(page);
    await fill(dialog, { username: newName() });
    await dialog.getByRole('button', { name: /^Send code/ }).click();
    const code = dialog.getByLabel('Verification code');
    await expect(code).toBeFocused();
    await code.fill('135791');
    expect(await send(page)).toMatchObject({ errorCode: 'INVALID_CODE' });
    await expect(code).toHaveAccessibleDescription(/^Please enter a valid verification code/);
    await code.fill(CODE);
    expect(await send(page)).toMatchObject({ errorCode: null });
    await expect(page).toHaveURL('/promotions');
  });
});
