import type { Journey } from '../support/journey';
import { field, the, withText } from '../support/target';
import { eventually, PAYMENT_PASSWORD, visitAs } from './steps';

const amount = the('textbox', 'Amount');
const back = the('button', 'Back');
const history = the('tab', 'History');

export function money(journey: Journey): void {
  journey('begins a deposit, gives it up and finds it in the history', async (driver) => {
    await visitAs(driver, 'member1', '/?member=depositv2');
    await driver.click(the('radio', 'Pebble wallet'));
    // The demo never finds a payment for amounts that end in .99.
    await driver.fill(amount, '21.99');
    await driver.click(the('button', 'Deposit now'));
    await driver.waitForVisible(the('heading', /Deposit of .*21\.99/));
    await driver.waitForVisible(the('img', /QR code/));
    await driver.click(the('button', 'Give up this deposit'));
    await driver.waitForVisible(withText('Given up by you.'));
    await driver.click(back);
    await driver.click(history);
    await eventually(() => driver.text(the('row', /21\.99/))).toContain('Given up');
  });

  journey(
    'withdraws by the payment password, takes it back, finds it in the history',
    async (driver) => {
      const password = field('Payment password');
      const sendButton = the('button', 'Withdraw now');
      await visitAs(driver, 'member1', '/?member=withdraw');
      await driver.fill(amount, '31.00');
      await driver.fill(password, '000000');
      await driver.click(sendButton);
      await eventually(() => driver.attribute(password, 'aria-invalid')).toBe('true');
      await driver.fill(password, PAYMENT_PASSWORD);
      await driver.click(sendButton);
      await driver.waitForVisible(the('heading', /Withdrawal of .*31\.00/));
      await driver.click(the('button', 'Take back this withdrawal'));
      await driver.waitForVisible(withText('Taken back by you.'));
      await driver.click(back);
      await driver.click(history);
      await eventually(() => driver.text(the('row', /31\.00/))).toContain('Taken back');
    },
  );
}
