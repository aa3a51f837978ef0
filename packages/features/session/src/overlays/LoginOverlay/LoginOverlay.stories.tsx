import { selectIsLoggedIn, useCoreSelector, useOverlay } from '@parlour/feature-core';
import { answer, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  BY_BOTH,
  BY_PHONE,
  BY_USERNAME,
  gatewayOf,
  newAddress,
  wrongPassword,
} from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import LoginOverlay from './LoginOverlay';

const SignedIn = () => (useCoreSelector(selectIsLoggedIn) ? <p>A session is open.</p> : null);

/** Names the dialogs that this one opens. */
function Others() {
  const { request: verification } = useOverlay('verification');
  const { request: message } = useOverlay('message');
  return (
    <>
      {verification === undefined ? null : <p>Challenge {verification.challengeId}</p>}
      {message === undefined ? null : <p>{`${message.tone ?? ''}: ${message.text ?? ''}`}</p>}
    </>
  );
}

const meta = {
  title: 'Features/Session/LoginOverlay',
  component: LoginOverlay,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: {
    ...gatewayOf(BY_USERNAME, answer('login')),
    overlay: { name: 'login' },
    docs: { story: { inline: false, height: '480px' } },
  },
  render: () => (
    <>
      <LoginOverlay />
      <SignedIn />
      <Others />
    </>
  ),
} satisfies Meta<typeof LoginOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills the form in and sends it. */
const tryToLogIn = async (): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'member1');
  await userEvent.type(screen.getByLabelText('Password'), 'Parlour#2024{Enter}');
};

export const Ready: Story = {
  play: async ({ step }) => {
    await step('[R32] a line at the entry names who helps', async () => {
      await expect(
        await screen.findByText('Is gambling a worry for you or somebody near you?'),
      ).toBeVisible();
      await expect(screen.getByRole('link', { name: 'Help with gambling' })).toHaveAttribute(
        'href',
        'https://help.example',
      );
    });
    await expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus();
  },
};

export const LoggedInInteraction: Story = {
  play: async ({ step }) => {
    await step('the dialog closes and the session is open', async () => {
      await tryToLogIn();
      await expect(await screen.findByText('A session is open.')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const BusinessError: Story = {
  parameters: gatewayOf(BY_USERNAME, wrongPassword()),
  play: async ({ step }) => {
    await step('what was typed stays', async () => {
      await tryToLogIn();
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'Incorrect account or password',
      );
      await expect(screen.getByLabelText('Password')).toHaveValue('Parlour#2024');
      await expect(screen.queryByRole('textbox', { name: 'Captcha' })).toBeNull();
    });
  },
};

export const CaptchaDemanded: Story = {
  parameters: gatewayOf(BY_USERNAME, wrongPassword(true)),
  play: async ({ step }) => {
    await step('[LOGIN-04] the refusal brings a captcha', async () => {
      await tryToLogIn();
      await expect(await screen.findByRole('textbox', { name: 'Captcha' })).toBeVisible();
      await expect(
        await screen.findByRole('img', { name: 'Picture with characters to copy' }),
      ).toBeVisible();
    });
  },
};

export const NewAddressInteraction: Story = {
  parameters: gatewayOf(BY_USERNAME, newAddress()),
  play: async ({ step }) => {
    await step('the dialog makes place for the verification', async () => {
      await tryToLogIn();
      await expect(await screen.findByText('Challenge ch-5f1d0a7c2b')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull());
    });
  },
};

export const FromTheHeader: Story = {
  parameters: {
    overlay: {
      name: 'login',
      attempt: {
        username: 'member1',
        refusal: {
          kind: 'refused',
          status: 400,
          code: 'CAPTCHA_REQUIRED',
          message: 'Please enter the captcha',
          details: { captcha: true },
        },
      },
    },
  },
  play: async ({ step }) => {
    await step('the try goes on here', async () => {
      await expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('member1');
      await expect(screen.getByRole('alert')).toHaveTextContent('Please enter the captcha');
      await expect(screen.getByRole('textbox', { name: 'Captcha' })).toBeVisible();
    });
  },
};

export const ByPhone: Story = {
  parameters: gatewayOf(BY_PHONE, answer('sendLoginCode', { expiredMinutes: 5 })),
  play: async ({ step }) => {
    await step('the countdown begins with the send', async () => {
      await userEvent.type(
        await screen.findByRole('textbox', { name: 'Mobile number' }),
        '81234567',
      );
      const button = screen.getByRole('button', { name: 'Send code' });
      await userEvent.click(button);
      await waitFor(() => expect(button).toHaveAttribute('data-status', 'counting'));
      await expect(button).toHaveTextContent(/^Send code ?(300|299) s$/);
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: 'Verification code' })).toHaveFocus(),
      );
    });
  },
};

export const BothTypes: Story = {
  parameters: gatewayOf(BY_BOTH, wrongPassword(true)),
};

export const BothTypesInteraction: Story = {
  ...BothTypes,
  play: async ({ step }) => {
    await step('the choice keeps what was typed', async () => {
      await tryToLogIn();
      await screen.findByRole('textbox', { name: 'Captcha' });
      await userEvent.click(screen.getByRole('tab', { name: 'Phone' }));
      await expect(await screen.findByRole('textbox', { name: 'Mobile number' })).toBeVisible();
      await userEvent.click(screen.getByRole('tab', { name: 'Account' }));
      await expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('member1');
    });
  },
};

export const CodeRefused: Story = {
  parameters: gatewayOf(
    BY_PHONE,
    refuse('sendLoginCode', { status: 400, code: 'INVALID_PHONE', message: 'No such number' }),
  ),
  play: async ({ step }) => {
    await step('[SMS-03] the words of the gateway are raised over the form', async () => {
      const number = await screen.findByRole('textbox', { name: 'Mobile number' });
      await userEvent.type(number, '81234567');
      await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
      await expect(await screen.findByText('warning: No such number')).toBeInTheDocument();
      await expect(number).toHaveValue('8123 4567');
      await expect(screen.getByRole('button', { name: 'Send code again' })).toBeEnabled();
    });
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
