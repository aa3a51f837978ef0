import { selectIsLoggedIn, useCoreSelector } from '@parlour/feature-core';
import { answer, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { gatewayOf } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import VerificationOverlay from './VerificationOverlay';

const SignedIn = () => (useCoreSelector(selectIsLoggedIn) ? <p>A session is open.</p> : null);

const around = [answer('sendLoginChallengeCode'), answer('answerLoginChallenge')];
const asks = (...methods: string[]) => ({
  name: 'verification',
  challengeId: 'ch-5f1d0a7c2b',
  methods,
  portal: 'member',
});

const meta = {
  title: 'Features/Session/VerificationOverlay',
  component: VerificationOverlay,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: {
    ...gatewayOf([], ...around),
    overlay: asks('mobile', 'email', 'payeeName', 'authenticator'),
    docs: { story: { inline: false, height: '680px' } },
  },
  render: () => (
    <>
      <VerificationOverlay />
      <SignedIn />
    </>
  ),
} satisfies Meta<typeof VerificationOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const code = () => screen.findByRole('textbox', { name: 'Verification code' });
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const send = async () => userEvent.click(await screen.findByRole('button', { name: /^Send code/ }));
const ended = refuse('answerLoginChallenge', { status: 404, code: 'NOT_FOUND', message: 'No' });
const wrong = refuse('answerLoginChallenge', { status: 400, code: 'INVALID_CODE', message: 'No' });

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ step }) => {
    await step('[LOGIN-14] the ways that the account has are offered', async () => {
      await screen.findByRole('dialog', { name: 'Extra verification' });
      const ways = screen.getAllByRole('radio').map((each) => each.getAttribute('value'));
      await expect(ways).toEqual(['mobile', 'email', 'payeeName', 'authenticator']);
      await expect(screen.getByRole('radio', { name: 'Mobile' })).toBeChecked();
    });
    await step('[LOGIN-14] each asks for what it needs', async () => {
      await expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
      await choose('Real name');
      await expect(
        screen.getByRole('textbox', { name: 'Real name of the bank account' }),
      ).toBeVisible();
      await expect(screen.queryByRole('button', { name: /^Send code/ })).toBeNull();
      await choose('Authenticator app');
      await expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(screen.queryByRole('button', { name: /^Send code/ })).toBeNull();
    });
  },
};

export const OneWay: Story = {
  parameters: { overlay: asks('email') },
  play: async () => {
    await expect(await code()).toHaveFocus();
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};

export const CodeSent: Story = {
  play: async ({ step }) => {
    await step('it tells where the code went, and focus goes to its field', async () => {
      await send();
      await waitFor(async () => expect(await code()).toHaveFocus());
      await waitFor(async () =>
        expect(await code()).toHaveAccessibleDescription(/\+65 \*\*\*\*4567.* 5 min/),
      );
    });
    await step('no other is sent within the countdown', async () => {
      await expect(screen.getByRole('button', { name: /^Send code/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
    await step('another way starts afresh, and what was typed stays', async () => {
      await userEvent.type(await code(), '2468');
      await choose('Email');
      await expect(await code()).toHaveValue('');
      await expect(screen.getByRole('button', { name: /^Send code/ })).not.toHaveAttribute(
        'aria-disabled',
      );
      await choose('Mobile');
      await expect(await code()).toHaveValue('2468');
    });
  },
};

export const LoggedInInteraction: Story = {
  play: async ({ step }) => {
    await step('[LOGIN-14] the right answer opens the session', async () => {
      await choose('Real name');
      await userEvent.type(
        screen.getByRole('textbox', { name: 'Real name of the bank account' }),
        'Demo Payee Six{Enter}',
      );
      await expect(await screen.findByText('A session is open.')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** Only methods that this site does not support. */
export const Empty: Story = {
  parameters: { overlay: asks('carrierPigeon') },
  play: async () => {
    await expect(await screen.findByText('There is no way to verify here')).toBeVisible();
  },
};

export const BusinessError: Story = {
  parameters: gatewayOf([], wrong, ...around),
  play: async ({ step }) => {
    await step('a wrong answer is told beside the field and kept', async () => {
      await userEvent.type(await code(), '000000{Enter}');
      await waitFor(async () =>
        expect(await code()).toHaveAccessibleDescription('Please enter a valid verification code'),
      );
      await waitFor(async () => expect(await code()).toHaveFocus());
      await expect(await code()).toHaveValue('000000');
    });
    await step('so is a wrong name', async () => {
      await choose('Real name');
      const name = screen.getByRole('textbox', { name: 'Real name of the bank account' });
      await userEvent.type(name, 'Demo Payee One{Enter}');
      await waitFor(() =>
        expect(name).toHaveAccessibleDescription('This is not the name on record'),
      );
    });
  },
};

export const Ended: Story = {
  parameters: gatewayOf([], ended, ...around),
  play: async ({ step }) => {
    await step('a challenge that has ended says so', async () => {
      await userEvent.type(await code(), '000000{Enter}');
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'This verification has ended',
      );
    });
  },
};

export const EndedInteraction: Story = {
  ...Ended,
  play: async (context) => {
    await Ended.play?.(context);
    await context.step('and leads back to the login', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const Submitting: Story = {
  parameters: gatewayOf([], hang('answerLoginChallenge'), ...around),
  play: async () => {
    await userEvent.type(await code(), '246810{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Verify' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
