import { expect, test } from '@playwright/test';
import { withFlags } from '../support/merchant';

const OFF = {
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

interface Picture {
  what: string;
  /** Flags that are on; all others are off. */
  on: (keyof typeof OFF)[];
  tabs: string[];
  field: string;
  ways: string[];
}

const PICTURES: Picture[] = [
  {
    what: 'all ten',
    on: Object.keys(OFF) as (keyof typeof OFF)[],
    tabs: ['Account', 'Phone'],
    field: 'Username',
    ways: ['Free play', 'Register', 'Forgot password'],
  },
  {
    what: 'none: a login still',
    on: [],
    tabs: [],
    field: 'Username',
    ways: ['Forgot password'],
  },
  {
    what: 'direct registration without a kind: no way to it',
    on: ['DIRECTREG3', 'MOBILEVERCODELOGIN3'],
    tabs: [],
    field: 'Mobile number',
    ways: ['Forgot password'],
  },
  {
    what: 'registration by phone alone',
    on: ['DIRECTREG3', 'MOBILENUMREG3'],
    tabs: [],
    field: 'Username',
    ways: ['Register', 'Forgot password'],
  },
  {
    what: 'by invitation only, with free play',
    on: ['USERNAMEREG3', 'FREEPLAY3'],
    tabs: [],
    field: 'Username',
    ways: ['Free play', 'Forgot password'],
  },
];

test.describe('white label', () => {
  for (const { what, on, tabs, field, ways } of PICTURES)
    test(`[WL-01] ${what}`, async ({ page }) => {
      await withFlags(page, {
        ...OFF,
        ...Object.fromEntries(on.map((name) => [name, true])),
      });
      await page.goto('/login');
      const dialog = page.getByRole('dialog', { name: 'Log in' });
      await expect(dialog.getByLabel(field)).toBeVisible();
      await expect(dialog.getByRole('tab')).toHaveText(tabs);
      for (const name of ['Free play', 'Register', 'Forgot password'])
        await expect(dialog.getByRole('button', { name, exact: true })).toHaveCount(
          ways.includes(name) ? 1 : 0,
        );
    });
});
