import { selectIsLoggedIn, useCoreSelector, type WhiteLabelFlagName } from '@parlour/feature-core';
import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { gatewayOf } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import ForgotPasswordOverlay from './ForgotPasswordOverlay';

const SignedIn = () => (useCoreSelector(selectIsLoggedIn) ? <p>A session is open.</p> : null);

const BOTH: readonly WhiteLabelFlagName[] = ['CHNGPASSVERIF3', 'MOBILENUMPASSREG3'];
const around = [
  answer('getRegisterSettings'),
  answer('sendLoginCode', { expiredMinutes: 5 }),
  answer('resetPasswordByPhone'),
  answer('resetPasswordByEmail'),
];

const meta = {
  title: 'Features/Session/ForgotPasswordOverlay',
  component: ForgotPasswordOverlay,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: {
    ...gatewayOf(BOTH, ...around),
    overlay: { name: 'forgotPassword' },
    docs: { story: { inline: false, height: '620px' } },
  },
  render: () => (
    <>
      <ForgotPasswordOverlay />
      <SignedIn />
    </>
  ),
} satisfies Meta<typeof ForgotPasswordOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const byEmail = (...handlers: ReturnType<typeof answer>[]) => gatewayOf([], ...handlers, ...around);
const NEW = 'Quiet-Harbour-9';
const field = (name: string) => screen.findByLabelText(name);
const fillPhone = async (): Promise<void> => {
  await userEvent.type(await field('Mobile number'), '81234567');
  await userEvent.type(await field('Verification code'), '246810');
  await userEvent.type(await field('New password'), NEW);
};

const fillEmail = async (): Promise<void> => {
  await userEvent.type(await field('Username'), 'member1');
  await userEvent.type(await field('Email'), 'member1@mail.example');
};

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ step }) => {
    await screen.findByRole('dialog', { name: 'Forgot password' });
    await step('the phone is the default where the merchant has it', async () => {
      const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
      await expect(tabs).toEqual(['Phone', 'E-mail']);
      await expect(screen.getByRole('tab', { name: 'Phone', selected: true })).toBeVisible();
    });
    await step('focus is in the first field, when the countries have come', async () => {
      await waitFor(async () => expect(await field('Mobile number')).toHaveFocus());
    });
    await step('what was typed stays when the way is changed', async () => {
      await userEvent.type(await field('Mobile number'), '81234567');
      await userEvent.click(screen.getByRole('tab', { name: 'E-mail' }));
      await expect(await field('Username')).toBeVisible();
      await userEvent.click(screen.getByRole('tab', { name: 'Phone' }));
      const number = await screen.findByLabelText<HTMLInputElement>('Mobile number');
      await expect(number.value.replaceAll(' ', '')).toBe('81234567');
    });
  },
};

export const CountriesLate: Story = {
  parameters: gatewayOf(BOTH, hang('getCountryCodes'), ...around),
  play: async ({ step }) => {
    await step('focus waits where the number will be, and in no other field', async () => {
      await field('Verification code');
      await expect(screen.getByRole('status', { name: 'Loading' })).toHaveFocus();
    });
  },
};

export const ByEmail: Story = {
  parameters: byEmail(),
  play: async ({ step }) => {
    await step('without CHNGPASSVERIF3 there is no phone and no choice', async () => {
      await expect(await field('Username')).toHaveFocus();
      await expect(screen.queryByRole('tab')).toBeNull();
      await expect(screen.queryByLabelText('Mobile number')).toBeNull();
    });
    await step('a password manager knows the fields', async () => {
      await expect(await field('Username')).toHaveAttribute('autocomplete', 'username');
      await expect(await field('Email')).toHaveAttribute('autocomplete', 'email');
    });
  },
};

export const Asked: Story = {
  parameters: byEmail(),
  play: async ({ step }) => {
    await step('success says that a mail is on its way', async () => {
      await fillEmail();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('status')).toHaveTextContent(
        /If this username and this email address belong together, a mail with a link is on its way/,
      );
    });
  },
};

export const Empty: Story = {
  parameters: byEmail(),
  play: async ({ step }) => {
    await step('both are required', async () => {
      const username = await field('Username');
      await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
      await waitFor(() => expect(username).toHaveFocus());
      await waitFor(() => expect(username).toHaveAccessibleDescription('Input cannot be empty'));
      await waitFor(async () =>
        expect(await field('Email')).toHaveAccessibleDescription('Input cannot be empty'),
      );
    });
  },
};

export const CodeSent: Story = {
  play: async ({ step }) => {
    await step('a code is sent to the number', async () => {
      await userEvent.type(await field('Mobile number'), '81234567');
      await userEvent.click(screen.getByRole('button', { name: /^Send code/ }));
      await waitFor(async () => expect(await field('Verification code')).toHaveFocus());
      await waitFor(async () =>
        expect(await field('Verification code')).toHaveAccessibleDescription(/5 min/),
      );
    });
  },
};

export const LoggedInInteraction: Story = {
  play: async ({ step }) => {
    await step('success logs in by itself', async () => {
      await fillPhone();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByText('A session is open.')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const BusinessError: Story = {
  parameters: gatewayOf(
    BOTH,
    refuse('resetPasswordByPhone', { status: 400, code: 'INVALID_CODE', message: 'No' }),
    ...around,
  ),
  play: async ({ step }) => {
    await step('a wrong code is told beside it, and nothing is lost', async () => {
      await fillPhone();
      await userEvent.keyboard('{Enter}');
      const code = await field('Verification code');
      await waitFor(() =>
        expect(code).toHaveAccessibleDescription('Please enter a valid verification code'),
      );
      await waitFor(() => expect(code).toHaveFocus());
      await expect(await field('New password')).toHaveValue(NEW);
    });
  },
};

export const CaptchaDemanded: Story = {
  parameters: byEmail(
    refuse('resetPasswordByEmail', {
      status: 400,
      code: 'CAPTCHA_REQUIRED',
      message: 'Please enter the captcha',
      value: { captcha: true },
    }),
  ),
  play: async ({ step }) => {
    await step('the refusal brings a captcha', async () => {
      await fillEmail();
      await userEvent.keyboard('{Enter}');
      const captcha = await screen.findByRole('textbox', { name: 'Captcha' });
      await waitFor(() => expect(captcha).toHaveAccessibleDescription('Please enter the captcha'));
      await expect(await field('Email')).toHaveValue('member1@mail.example');
    });
  },
};

export const NetworkError: Story = {
  parameters: byEmail(disconnect('resetPasswordByEmail')),
  play: async () => {
    await fillEmail();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Network link is abnormal, please try again',
    );
  },
};

export const Submitting: Story = {
  parameters: byEmail(hang('resetPasswordByEmail')),
  play: async () => {
    await fillEmail();
    const button = screen.getByRole('button', { name: 'Send the link' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
