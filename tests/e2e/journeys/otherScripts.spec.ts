import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { CHOSEN, newName, newNumber, openAccount } from '../support/account';
import { sendWithCaptcha } from '../support/captcha';
import { speak, textsOf } from '../support/languages';
import { PASSWORD, visit } from '../support/visitor';
import { PAYMENT_PASSWORD } from '../support/wallet';

/** One from right to left, and one without spaces between words. */
const TAGS = ['ar', 'th'];
const AMOUNT = '21.99';

/** Types into a field as a person with a keyboard does. */
async function type(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.page().keyboard.press('ControlOrMeta+A');
  await field.page().keyboard.type(text);
}

async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await control.page().keyboard.press(key);
}

/** The part of a text before its first value. */
const beginning = (text: string): RegExp =>
  new RegExp(`^${(text.split('{{')[0] ?? '').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

for (const tag of TAGS)
  test.describe(`in ${tag}, by keyboard and by name`, () => {
    const common = textsOf('core/first/common', tag);
    const identity = textsOf('session/late/identity', tag);
    const wallet = textsOf('wallet/centre/wallet', tag);
    const ofGateway = (folder: string) =>
      JSON.parse(readFileSync(`apps/gateway/src/demo/${folder}/${tag}.json`, 'utf8')) as Record<
        string,
        string
      >;
    const [game, demo] = [ofGateway('game/reels/texts'), ofGateway('texts')];

    const logIn = async (page: Page, username: string): Promise<void> => {
      await visit(page, '/login');
      const dialog = page.getByRole('dialog', { name: common('actions.login') });
      await type(dialog.getByLabel(identity('fields.username')), username);
      await type(dialog.getByLabel(identity('fields.password'), { exact: true }), PASSWORD);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
    };

    test.beforeEach(({ page }) => speak(page, tag));

    test('[I18N-01] [I18N-04] a visitor registers', async ({ page }) => {
      await page.goto('/register');
      const dialog = page.getByRole('dialog', { name: identity('register.title') });
      const field = (name: string) =>
        dialog.getByLabel(identity(`fields.${name}`), { exact: true });
      await type(field('username'), newName());
      await field('country').selectOption('SG');
      await type(field('mobileNum'), newNumber());
      await type(field('password'), CHOSEN);
      await type(field('confirmPassword'), CHOSEN);
      await press(dialog.getByRole('checkbox').last(), 'Space');
      const { errorCode } = await sendWithCaptcha(page, dialog, {
        button: identity('register.title'),
        call: /\/wps\/member\/register/,
        names: { field: identity('fields.captcha'), picture: identity('login.captchaPicture') },
      });
      expect(errorCode).toBeNull();
      await expect(dialog).toBeHidden();
    });

    test('[SP-02] [I18N-04] a member sets a deposit limit', async ({ page }) => {
      const limits = textsOf('saferplay/centre/saferplay', tag);
      await logIn(page, await openAccount());
      await page.goto('/?member=saferPlay');
      const form = page.getByRole('region', { name: limits('kinds.DEPOSIT') });
      const day = limits('periods.DAY');
      await press(form.getByRole('button', { name: `${limits('row.set')} ${day}` }));
      const field = form.getByRole('textbox');
      await expect(field).toBeFocused();
      await page.keyboard.type('75.5');
      await page.keyboard.press('Enter');
      await expect(field).toBeHidden();
      const change = form.getByRole('button', { name: `${limits('row.change')} ${day}` });
      await expect(change).toBeFocused();
      await expect(change).toHaveAccessibleDescription(/75\.50/);
    });

    test('[SP-07] [I18N-04] a member takes a break', async ({ page }) => {
      const breaks = textsOf('saferplay/centre/breaks', tag);
      await logIn(page, await openAccount());
      await page.goto('/?member=playPause');
      const form = page.getByRole('region', { name: breaks('break.title') });
      await press(form.getByRole('radio').first(), 'Space');
      await press(form.getByRole('button', { name: breaks('choose.next') }));
      await press(form.getByRole('button', { name: breaks('break.confirm') }));
      await expect(page.getByRole('dialog', { name: breaks('started.break') })).toBeVisible();
    });

    test('[I18N-01] [I18N-04] a member logs in, deposits, withdraws and plays', async ({
      page,
    }) => {
      await logIn(page, await openAccount({ money: '60.00', canPayOut: true }));

      await page.goto('/?member=depositv2');
      await press(page.getByRole('radio', { name: demo['method.dm-wallet.name'] ?? '' }), 'Space');
      await type(page.getByRole('textbox', { name: wallet('amount') }), AMOUNT);
      await press(page.getByRole('button', { name: wallet('deposit.send') }));
      const deposit = page.getByRole('heading', { name: beginning(wallet('deposit.of')) });
      await expect(deposit).toContainText('21.99');

      await page.goto('/?member=withdraw');
      await type(page.getByRole('textbox', { name: wallet('amount') }), '31.00');
      await type(page.getByLabel(wallet('paymentPassword'), { exact: true }), PAYMENT_PASSWORD);
      await press(page.getByRole('button', { name: wallet('withdraw.send') }));
      const withdrawal = page.getByRole('heading', { name: beginning(wallet('withdraw.of')) });
      await expect(withdrawal).toContainText('31.00');

      await visit(page, '/rng');
      const card = page.getByRole('main').getByRole('article').first();
      await press(card.getByRole('button', { name: beginning(common('gameCard.play')) }).first());
      await expect(page).toHaveURL(/\/seamless\?game=\d+$/);
      await press(
        page.frameLocator('iframe').getByRole('button', { name: game['spin'] ?? '', exact: true }),
      );
      await expect(page.locator('html')).toHaveAttribute('dir', tag === 'ar' ? 'rtl' : 'ltr');
    });
  });
