import { disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  fullSettings,
  minimalSettings,
  REGISTER_BY_BOTH,
  REGISTER_BY_USERNAME,
  registering,
  WITH_CODES,
} from '../../testing/registration';
import { withSite } from '../../testing/withSite';
import RegisterOverlay from './RegisterOverlay';
import { findField, renderRegistration, submit, tryToRegister } from './RegisterOverlay.fixtures';

const meta = {
  title: 'Features/Session/RegisterOverlay',
  component: RegisterOverlay,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: {
    ...registering(REGISTER_BY_BOTH, minimalSettings()),
    overlay: { name: 'register' },
    docs: { story: { inline: false, height: '720px' } },
  },
  render: renderRegistration,
} satisfies Meta<typeof RegisterOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ step }) => {
    await step('[MOD-04] [REG-01] opens by name, with the first way chosen', async () => {
      await expect(await screen.findByRole('dialog', { name: 'Register' })).toBeVisible();
      await expect(await screen.findByRole('tab', { name: 'Account' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
    await step('what both ways have is kept through the choice', async () => {
      await userEvent.type(screen.getByLabelText('Password'), 'Quiet-Harbour-9');
      await userEvent.click(screen.getByRole('tab', { name: 'Phone' }));
      await expect(await findField('Mobile number')).toBeVisible();
      await expect(screen.queryByRole('textbox', { name: 'Username' })).toBeVisible();
      await expect(screen.getByLabelText('Password')).toHaveValue('Quiet-Harbour-9');
    });
    await step('the password is judged while it is typed', async () => {
      const meter = screen.getByRole('meter', { name: 'Strength of the password' });
      await waitFor(() => expect(meter).toHaveAttribute('aria-valuetext', 'Very good'));
    });
  },
};

export const RegisteredInteraction: Story = {
  parameters: registering(REGISTER_BY_USERNAME, minimalSettings()),
  play: async ({ step }) => {
    await step('[REG-01] one way needs no choice', async () => {
      await findField('Username');
      await expect(screen.queryByRole('tab')).toBeNull();
    });
    await step('the dialog closes and the session is open', async () => {
      await tryToRegister();
      await expect(await screen.findByText('A session is open.')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const Empty: Story = {
  parameters: registering(REGISTER_BY_USERNAME, fullSettings()),
  play: async ({ step }) => {
    await step('[REG-09] [REG-06] says beside each field what is missing', async () => {
      const username = await findField('Username');
      await submit();
      await waitFor(() => expect(username).toHaveFocus());
      await waitFor(() => expect(username).toHaveAccessibleDescription(/^Input cannot be empty/));
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: 'Captcha' })).toHaveAccessibleDescription(
          'Please enter the captcha',
        ),
      );
      await waitFor(async () =>
        expect(await findField('Mobile number')).toHaveAccessibleDescription(
          'Please enter a valid mobile number',
        ),
      );
      await waitFor(() =>
        expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
          'Please confirm your age and agree to the terms',
        ),
      );
    });
  },
};

export const Loading: Story = {
  parameters: registering(REGISTER_BY_BOTH, minimalSettings(), hang('getRegisterSettings')),
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
  },
};

export const RulesMissing: Story = {
  parameters: registering(REGISTER_BY_BOTH, minimalSettings(), disconnect('getRegisterSettings')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  },
};

export const Closed: Story = { parameters: registering([], minimalSettings()) };

export const NetworkError: Story = {
  parameters: registering(REGISTER_BY_USERNAME, minimalSettings(), disconnect('register')),
  play: async ({ step }) => {
    await step('says so above the button, and everything typed stays', async () => {
      await tryToRegister();
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'Network link is abnormal, please try again',
      );
      await expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('willow7');
      await expect(screen.getByLabelText('Password')).toHaveValue('Quiet-Harbour-9');
    });
  },
};

export const BusinessError: Story = {
  parameters: registering(
    REGISTER_BY_USERNAME,
    minimalSettings(),
    refuse('register', {
      status: 409,
      code: 'USERNAME_TAKEN',
      message: 'This username is already in use',
    }),
  ),
  play: async ({ step }) => {
    await step('a name that is taken is told beside it', async () => {
      await tryToRegister();
      const username = screen.getByRole('textbox', { name: 'Username' });
      await waitFor(() =>
        expect(username).toHaveAccessibleDescription(/^This username is already in use/),
      );
      await waitFor(() => expect(username).toHaveFocus());
    });
  },
};

export const Submitting: Story = {
  parameters: registering(REGISTER_BY_USERNAME, minimalSettings(), hang('register')),
  play: async ({ step }) => {
    await step('a second press sends nothing', async () => {
      await tryToRegister();
      const button = screen.getByRole('button', { name: 'Register' });
      await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
      await userEvent.click(button);
    });
  },
};

export const Mobile: Story = {
  parameters: registering(WITH_CODES, fullSettings()),
  globals: { language: 'id', viewport: { value: 'mobile' } },
};
