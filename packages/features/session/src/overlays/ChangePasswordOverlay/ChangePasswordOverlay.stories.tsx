import { answer, disconnect, exampleOf, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { knownPassword } from '../../model/knownPassword';
import { gatewayOf } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import ChangePasswordOverlay from './ChangePasswordOverlay';

const around = [answer('changePassword'), answer('getRegisterSettings')];
const info = exampleOf('getLoginInfo') as object;

const meta = {
  title: 'Features/Session/ChangePasswordOverlay',
  component: ChangePasswordOverlay,
  tags: ['autodocs'],
  decorators: withSite,
  beforeEach: () => knownPassword.forget(),
  parameters: {
    feature: { visitor: 'member' },
    ...gatewayOf([], ...around),
    overlay: { name: 'changePassword', isForced: false },
    docs: { story: { inline: false, height: '560px' } },
  },
} satisfies Meta<typeof ChangePasswordOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const forced = { name: 'changePassword', isForced: true };
const NEW = 'Quiet-Harbour-9';

const field = (name: string) => screen.findByLabelText(name);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));
const fillNew = async (confirmation = NEW): Promise<void> => {
  await userEvent.type(await field('New password'), NEW);
  await userEvent.type(await field('Confirm password'), confirmation);
};

const fill = async (): Promise<void> => {
  await userEvent.type(await field('Old password'), 'Parlour#2024');
  await fillNew();
};

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ step }) => {
    await expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeVisible();
    await step('a password manager knows the fields', async () => {
      const fields = [
        await field('Old password'),
        await field('New password'),
        await field('Confirm password'),
      ];
      await expect(fields.map((each) => each.getAttribute('autocomplete'))).toEqual([
        'current-password',
        'new-password',
        'new-password',
      ]);
    });
    await step('who wants another one can do without', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await isGone();
    });
  },
};

export const ChangedInteraction: Story = {
  play: async ({ step }) => {
    await step('success closes the dialog', async () => {
      await fill();
      await userEvent.keyboard('{Enter}');
      await isGone();
    });
  },
};

export const Forced: Story = {
  parameters: {
    overlay: forced,
    ...gatewayOf([], answer('getLoginInfo', { ...info, passwordExpired: true }), ...around),
  },
};

export const ForcedInteraction: Story = {
  ...Forced,
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Change password' });
    await step('[MOD-05] it says why', async () => {
      await expect(await screen.findByText(/^Your password has expired/)).toBeVisible();
    });
    await step('[MOD-05] neither a button nor Escape nor the cover closes it', async () => {
      await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
      await userEvent.keyboard('{Escape}{Escape}');
      await userEvent.click(dialog);
      await expect(dialog).toBeVisible();
    });
    await step('[MOD-05] the only other way is out', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
      await isGone();
    });
  },
};

export const OldKnown: Story = {
  parameters: {
    overlay: forced,
    ...gatewayOf([], answer('getLoginInfo', { ...info, weakPassword: true }), ...around),
  },
  beforeEach: () => knownPassword.remember('123456'),
  play: async ({ step }) => {
    await step('an old password that is known is not asked for', async () => {
      await expect(await screen.findByText(/^Your password is easily guessed/)).toBeVisible();
      await expect(await field('New password')).toHaveFocus();
      await expect(screen.queryByLabelText('Old password')).toBeNull();
    });
  },
};

export const Empty: Story = {
  play: async ({ step }) => {
    await step('every field is required', async () => {
      const old = await field('Old password');
      await submit();
      await waitFor(() => expect(old).toHaveFocus());
      for (const name of ['Old password', 'New password', 'Confirm password'])
        await waitFor(async () =>
          expect(await field(name)).toHaveAccessibleDescription(/Input cannot be empty/),
        );
    });
  },
};

export const BusinessError: Story = {
  parameters: gatewayOf(
    [],
    refuse('changePassword', {
      status: 400,
      code: 'WRONG_PASSWORD',
      message: 'Incorrect confirmation input',
    }),
    ...around,
  ),
  play: async ({ step }) => {
    await step('a wrong old password is told beside it, and nothing is lost', async () => {
      await fill();
      await submit();
      const old = await field('Old password');
      await waitFor(() =>
        expect(old).toHaveAccessibleDescription('The old password is not correct'),
      );
      await waitFor(() => expect(old).toHaveFocus());
      await expect(await field('New password')).toHaveValue(NEW);
    });
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf([], disconnect('changePassword'), ...around),
  play: async () => {
    await fill();
    await submit();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Network link is abnormal, please try again',
    );
    await expect(await field('Confirm password')).toHaveValue(NEW);
  },
};

export const AccountMissing: Story = {
  parameters: gatewayOf([], disconnect('getMemberInfo'), ...around),
  play: async () => {
    await fill();
    await submit();
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Your password has been changed');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: gatewayOf([], hang('getRegisterSettings')),
  play: async ({ step }) => {
    await step('nobody waits for the rules to type', async () => {
      await expect(await field('Old password')).toHaveFocus();
    });
  },
};

export const Submitting: Story = {
  parameters: gatewayOf([], hang('changePassword'), ...around),
  play: async () => {
    await fill();
    await submit();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Change password' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
};

/** A first login, without a reason. */
export const Mobile: Story = {
  parameters: { overlay: forced },
  globals: { language: 'id', viewport: { value: 'mobile' } },
};
