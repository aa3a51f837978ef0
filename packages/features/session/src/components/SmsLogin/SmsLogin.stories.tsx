import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loginFormArgs } from '../LoginForm/LoginForm.fixtures';
import SmsLogin from './SmsLogin';

const { captcha, code, countries } = loginFormArgs;

const meta = {
  title: 'Features/Session/SmsLogin',
  component: SmsLogin,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: {
    phone: null,
    countries,
    code,
    captcha,
    remember: undefined,
    errors: undefined,
    onSubmit: fn(async () => undefined),
  },
} satisfies Meta<typeof SmsLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CodeAsked: Story = {};

export const CodeAskedInteraction: Story = {
  play: async ({ args, canvas, step }) => {
    const number = canvas.getByRole('textbox', { name: 'Mobile number' });
    await step('a phone and a message fill the fields in', async () => {
      await expect(number).toHaveAttribute('autocomplete', 'tel-national');
      await expect(canvas.getByRole('textbox', { name: 'Verification code' })).toHaveAttribute(
        'autocomplete',
        'one-time-code',
      );
    });
    await step('[SMS-01] nothing is sent to what can not be a number', async () => {
      await userEvent.type(number, '123');
      await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
      await waitFor(() =>
        expect(number).toHaveAccessibleDescription('Please enter a valid mobile number'),
      );
      await waitFor(() => expect(number).toHaveFocus());
      await expect(args.code.onSend).not.toHaveBeenCalled();
    });
  },
};

export const CodeOnItsWay: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a code is sent, and focus goes on to its field', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '81234567');
      await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
      await waitFor(() =>
        expect(args.code.onSend).toHaveBeenCalledWith({
          country: 'SG',
          mobileNum: '81234567',
          captcha: '',
        }),
      );
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: 'Verification code' })).toHaveFocus(),
      );
    });
    await step('number, country and code are what is sent', async () => {
      await userEvent.keyboard('246810{Enter}');
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          country: 'SG',
          mobileNum: '81234567',
          verificationCode: '246810',
          captcha: '',
        }),
      );
    });
  },
};

export const CodeSent: Story = {
  args: {
    code: { ...code, until: Date.now() + 297_000, sentMinutes: 5 },
  },
};

export const CodeSentInteraction: Story = {
  ...CodeSent,
  play: async ({ args, canvas, step }) => {
    await step('a press within the countdown sends nothing', async () => {
      const button = canvas.getByRole('button', { name: 'Send code' });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '81234567');
      await userEvent.click(button);
      await expect(args.code.onSend).not.toHaveBeenCalled();
    });
  },
};

export const Remembered: Story = {
  args: { phone: { country: 'ID', mobileNum: '81234567890' } },
  play: async ({ canvas, step }) => {
    await step('begins with the number and its country', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('ID');
      const number = canvas.getByRole('textbox', { name: 'Mobile number' });
      await expect(number).toHaveValue('81234567890');
    });
  },
};

export const NetworkError: Story = {
  args: {
    countries: { ...countries, list: null, hasFailed: true },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.countries.onRetry).toHaveBeenCalledTimes(1);
  },
};
