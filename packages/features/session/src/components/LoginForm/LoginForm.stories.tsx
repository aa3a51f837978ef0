import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CAPTCHA_IMAGE } from '../../testing/captchaImage';
import { LoginForm } from './LoginForm';
import { loginFormArgs } from './LoginForm.fixtures';

const meta = {
  title: 'Features/Session/LoginForm',
  component: LoginForm,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: loginFormArgs,
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const { captcha, code } = loginFormArgs;
const shown = { ...captcha, isShown: true, image: CAPTCHA_IMAGE };
const codeSent: Story['args'] = {
  types: ['sms'],
  type: 'sms',
  code: { ...code, until: Date.now() + 297_000, sentMinutes: 5 },
};

const never = () => new Promise<never>(() => undefined);

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('[LOGIN-01] one way of logging in needs no choice', async () => {
      await expect(canvas.queryByRole('tab')).toBeNull();
    });
    await step('a password manager knows the fields', async () => {
      const fields = [canvas.getByLabelText('Username'), canvas.getByLabelText('Password')];
      await expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
        'username webauthn',
        'current-password',
      ]);
    });
  },
};

export const BothTypes: Story = {
  args: { types: ['username', 'sms'] },
};

export const BothTypesInteraction: Story = {
  ...BothTypes,
  play: async ({ args, canvas, step }) => {
    await step('[LOGIN-01] the first that is on is chosen', async () => {
      const tab = canvas.getByRole('tab', { name: 'Account' });
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await userEvent.click(canvas.getByRole('tab', { name: 'Phone' }));
      await expect(args.onTypeChange).toHaveBeenCalledWith('sms');
    });
  },
};

export const Empty: Story = {
  play: async ({ args, canvas, step }) => {
    await step('both fields are required', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
      const username = canvas.getByRole('textbox', { name: 'Username' });
      await waitFor(() => expect(username).toHaveFocus());
      await waitFor(() => expect(username).toHaveAccessibleDescription('Input cannot be empty'));
      await waitFor(() =>
        expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
          'Input cannot be empty',
        ),
      );
      await expect(args.onUsername).not.toHaveBeenCalled();
    });
  },
};

export const Captcha: Story = {
  args: { captcha: shown },
};

export const CaptchaInteraction: Story = {
  ...Captcha,
  play: async ({ args, canvas, step }) => {
    await step('the captcha is required when it is shown', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), ' member1 ');
      await userEvent.type(canvas.getByLabelText('Password'), ' a b {Enter}');
      const field = canvas.getByRole('textbox', { name: 'Captcha' });
      await waitFor(() => expect(field).toHaveFocus());
      await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter the captcha'));
    });
    await step('the username is trimmed, the password is not', async () => {
      await userEvent.keyboard('K7QM{Enter}');
      await expect(args.onUsername).toHaveBeenCalledWith({
        username: 'member1',
        password: ' a b ',
        captcha: 'K7QM',
      });
    });
  },
};

export const Submitting: Story = {
  args: { onUsername: fn(never) },
  play: async ({ args, canvas, step }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'member1');
    await userEvent.type(canvas.getByLabelText('Password'), 'Parlour#2024');
    await step('a second press sends nothing', async () => {
      const button = canvas.getByRole('button', { name: 'Log in' });
      await userEvent.click(button);
      await userEvent.click(button);
      await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
      await expect(args.onUsername).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    });
  },
};

export const PasswordSaved: Story = {
  args: {
    start: { username: 'member1', phone: null },
    remember: { isOn: true, savedFor: ['member1'], onChange: fn() },
  },
};

export const PasswordSavedInteraction: Story = {
  ...PasswordSaved,
  play: async ({ args, canvas, step }) => {
    const password = canvas.getByLabelText('Password');
    await step('the field shows dots and holds nothing', async () => {
      await expect(password).toHaveValue('');
      await expect(password).toHaveAttribute('placeholder', '•'.repeat(10));
      await expect(password).toHaveAccessibleDescription(/saved password/);
      await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    });
    await step('another username has none', async () => {
      const username = canvas.getByRole('textbox', { name: 'Username' });
      await userEvent.type(username, '2');
      await expect(password).not.toHaveAttribute('placeholder');
      await userEvent.type(username, '{Backspace}');
    });
    await step('the empty field stands for the saved password', async () => {
      await userEvent.type(password, '{Enter}');
      await waitFor(() =>
        expect(args.onUsername).toHaveBeenCalledWith({
          username: 'member1',
          password: '',
          captcha: '',
        }),
      );
    });
    await step('what is typed takes its place', async () => {
      await userEvent.type(password, 'Other#2024{Enter}');
      await waitFor(() =>
        expect(args.onUsername).toHaveBeenLastCalledWith({
          username: 'member1',
          password: 'Other#2024',
          captcha: '',
        }),
      );
    });
    await step('the box is unticked', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }));
      await expect(args.remember?.onChange).toHaveBeenCalledWith({ isOn: false });
    });
  },
};

export const Narrow: Story = {
  args: {
    ...codeSent,
    types: ['username', 'sms'],
    captcha: shown,
    errors: { root: 'Akun atau kata sandi salah' },
  },
  globals: { language: 'id', viewport: { value: 'narrow' } },
};
