import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FormCheckbox } from '../FormCheckbox/FormCheckbox';
import { FormPasswordField } from '../FormPasswordField/FormPasswordField';
import { FormSelect } from '../FormSelect/FormSelect';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { FormTextField } from '../FormTextField/FormTextField';
import { Form, type FormProps, type ServerErrors as ServerAnswer } from './Form';
import {
  CURRENCIES,
  SIGN_UP_START,
  type SignUp,
  signUpSchema,
  translateError,
} from './Form.fixtures';

// stories-check: no Missing, without the list of errors it is as in States
function SignUpForm(props: FormProps<SignUp>) {
  return <Form {...props} />;
}

/** As in a feature: the server refuses once, and its message is shown at the field. */
function RefusedOnce({ onSubmit, ...rest }: FormProps<SignUp>) {
  const [errors, setErrors] = useState<ServerAnswer>();
  return (
    <SignUpForm
      {...rest}
      serverErrors={errors}
      onSubmit={(values) => {
        if (errors === undefined) setErrors({ username: 'This name is taken.' });
        else return onSubmit(values);
      }}
    />
  );
}

const meta = {
  title: 'Design System/Forms/Form',
  component: SignUpForm,
  tags: ['autodocs'],
  args: {
    'aria-label': 'Register',
    schema: signUpSchema,
    defaultValues: SIGN_UP_START,
    onSubmit: fn(),
    translateError,
    style: { maxInlineSize: '420px' },
    children: (
      <>
        <FormTextField name="username" label="Username" autoComplete="username" />
        <FormPasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          labels={{ show: 'Show what is typed', hide: 'Hide what is typed' }}
        />
        <FormSelect name="currency" label="Currency" options={CURRENCIES} placeholder="Choose" />
        <FormCheckbox name="isAdult" label="I am 18 or older" />
        <FormSubmit>Register</FormSubmit>
      </>
    ),
  },
} satisfies Meta<typeof SignUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
  await canvas.findAllByText('Confirm that you are 18 or older.');
};

const fill: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('Username'), '  evening_guest ');
  await userEvent.type(canvas.getByLabelText('Password'), 'Lantern#2024');
  await userEvent.selectOptions(canvas.getByLabelText('Currency'), 'IDR');
  await userEvent.click(canvas.getByLabelText('I am 18 or older'));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toBeRequired();
    await expect(canvas.getByLabelText('Currency')).toBeRequired();
    await expect(canvas.getByLabelText('I am 18 or older')).not.toBeRequired();
  },
};

export const Playground: Story = { args: { labels: { summary: 'Please look at these again' } } };

export const States: Story = { play: send };

/** Fields in one line, as in the header. */
export const Row: Story = {
  args: {
    direction: 'row',
    style: {},
    children: (
      <>
        <FormTextField name="username" label="Username" size="sm" />
        <FormTextField name="password" label="Password" size="sm" type="password" />
        <FormSubmit size="sm">Log in</FormSubmit>
      </>
    ),
  },
};

/** Labels from right to left beside fields that hold Latin letters. */
export const Arabic: Story = {
  args: {
    'aria-label': 'إنشاء حساب',
    defaultValues: { ...SIGN_UP_START, username: 'riverstone' },
    children: (
      <>
        <FormTextField name="username" label="اسم المستخدم" hint="من 6 إلى 16 حرفًا لاتينيًا" />
        <FormPasswordField
          name="password"
          label="كلمة المرور"
          labels={{ show: 'إظهار المكتوب', hide: 'إخفاء المكتوب' }}
        />
        <FormSelect
          name="currency"
          label="العملة"
          options={[{ value: 'IDR', label: 'روبية إندونيسية (IDR)' }]}
          placeholder="اختر"
        />
        <FormCheckbox name="isAdult" label="عمري 18 عامًا أو أكثر" />
        <FormSubmit>إنشاء حساب</FormSubmit>
      </>
    ),
  },
  globals: { language: 'ar', direction: 'rtl' },
};

export const LongContent: Story = {
  args: {
    labels: { summary: 'Beberapa isian pada formulir pendaftaran ini masih perlu diperbaiki' },
    serverErrors: {
      root: 'Pendaftaran dari jaringan ini dibatasi sampai besok pagi; silakan hubungi layanan pelanggan kami.',
    },
  },
  play: send,
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async (context) => {
    const { args, canvas, step } = context;
    await step('leads to the first fault, told with its numbers', async () => {
      await userEvent.type(canvas.getByLabelText('Username'), 'abc');
      await send(context);
      await expect(canvas.getByLabelText('Username')).toHaveFocus();
      await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription(
        'Use at least 6 characters.',
      );
      await userEvent.clear(canvas.getByLabelText('Username'));
    });
    await step('is sent by Enter, with the values that the schema casts', async () => {
      await fill(context);
      await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          username: 'evening_guest',
          password: 'Lantern#2024',
          currency: 'IDR',
          isAdult: true,
        }),
      );
    });
  },
};

/** Locked while submitting; the typed values stay. */
export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async (context) => {
    const { args, canvas } = context;
    await fill(context);
    const button = canvas.getByRole('button', { name: 'Register' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(canvas.getByLabelText('Password')).toHaveValue('Lantern#2024');
  },
};

/** Each server error is shown at its field, in the server's words. */
export const ServerErrors: Story = {
  args: { serverErrors: { username: 'This name is taken.', unknown: 'Try again tomorrow.' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Username');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This name is taken.'));
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Try again tomorrow.');
  },
};

/** For long forms: a list of all errors, which takes the focus. */
export const Summary: Story = {
  args: { labels: { summary: 'Please look at these again' } },
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('button', { name: 'Register' }));
    const summary = await context.canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('Password Fill in this field.');
    await userEvent.click(within(summary).getByRole('button', { name: 'Password' }));
    await expect(context.canvas.getByLabelText('Password')).toHaveFocus();
  },
};

/** After a refusal the typed values are still there, and the form can be sent again. */
export const Refused: Story = {
  render: (args) => <RefusedOnce {...args} />,
  play: async (context) => {
    const { canvas } = context;
    const username = canvas.getByLabelText('Username');
    const button = canvas.getByRole('button', { name: 'Register' });
    await fill(context);
    await userEvent.click(button);
    await waitFor(() => expect(username).toHaveAccessibleDescription('This name is taken.'));
    await expect(username).toHaveFocus();
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(canvas.getByLabelText('Password')).toHaveValue('Lantern#2024');
    await expect(canvas.getByLabelText('I am 18 or older')).toBeChecked();
  },
};

export const RefusedInteraction: Story = {
  ...Refused,
  play: async (context) => {
    await Refused.play?.(context);
    const { args, canvas } = context;
    const username = canvas.getByLabelText('Username');
    await userEvent.type(username, '2');
    await waitFor(() => expect(username).toBeValid());
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};
