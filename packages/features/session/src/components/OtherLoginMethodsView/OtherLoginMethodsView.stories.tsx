import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OtherLoginMethodsView } from './OtherLoginMethodsView';

const provider = (id: string, label: string) => ({
  id,
  label,
  onBegin: fn(),
  onPress: fn(async () => undefined),
});

const meta = {
  title: 'Features/Session/OtherLoginMethodsView',
  component: OtherLoginMethodsView,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: {
    busyMethod: null,
    error: null,
    social: [provider('lantern-id', 'Lantern'), provider('quay-id', 'Quay')],
    onRegister: fn(),
    onForgotPassword: fn(),
    onFreePlay: fn(async () => undefined),
  },
} satisfies Meta<typeof OtherLoginMethodsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const unlinked = {
  method: 'lantern-id',
  text: 'No account is linked to this social login yet. Register one, then link it in your account.',
  isUnlinked: true,
};

export const Default: Story = {};

export const Empty: Story = {
  args: {
    social: [],
    onRegister: undefined,
    onForgotPassword: undefined,
    onFreePlay: undefined,
  },
  play: async ({ canvas, step }) => {
    await step('nothing is drawn where nothing is on', async () => {
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};

export const NoAccountLinked: Story = {
  args: { error: unlinked },
  play: async ({ args, canvas, step }) => {
    await step('registration is offered', async () => {
      const alert = canvas.getByRole('alert');
      await expect(alert).toHaveTextContent('No account is linked to this social login yet.');
      const [offered] = canvas.getAllByRole('button', { name: 'Register' });
      if (offered !== undefined) await userEvent.click(offered);
      await expect(args.onRegister).toHaveBeenCalledTimes(1);
    });
  },
};

export const NoAccountNoRegistration: Story = {
  args: { error: unlinked, onRegister: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Register' })).toBeNull();
  },
};

export const Submitting: Story = { args: { busyMethod: 'quay-id' } };

export const Narrow: Story = {
  args: NoAccountLinked.args,
  globals: { language: 'id', viewport: { value: 'narrow' } },
};
