import { disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { gatewayOf, wrongPassword } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import PaymentPassword from './PaymentPassword';

// stories-check: no Loading, it loads nothing when it opens.
const meta = {
  title: 'Features/Member/PaymentPassword',
  component: PaymentPassword,
  tags: ['autodocs'],
  decorators: withSite,
  args: { hasOne: false, onClose: fn() },
  parameters: {
    ...gatewayOf(),
    feature: { visitor: 'member' },
    docs: { story: { inline: false, height: '560px' } },
  },
} satisfies Meta<typeof PaymentPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

// The dialog and its first field have the same name.
const field = (label: string) => screen.findByLabelText(label, { selector: 'input' });
const type = async (label: string, text: string): Promise<void> =>
  userEvent.type(await field(label), text);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const fillFirst = async (): Promise<void> => {
  await type('Login password', 'Parlour#2024');
  await type('Payment password', '705824');
  await type('Payment password once more', '705824');
};

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ args, step }) => {
    await step('the first one needs the login password', async () => {
      await fillFirst();
      await save();
      await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    });
  },
};

export const Change: Story = { args: { hasOne: true } };

export const Empty: Story = {
  play: async ({ step }) => {
    await step('every field is needed, the second one the same', async () => {
      await type('Payment password', '705824');
      await type('Payment password once more', '705825');
      await save();
      await waitFor(async () =>
        expect(await field('Login password')).toHaveAccessibleDescription('Input cannot be empty'),
      );
      await waitFor(async () =>
        expect(await field('Payment password once more')).toHaveAccessibleDescription(
          'Not the same as above',
        ),
      );
    });
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('setPaymentPassword')),
  play: async () => {
    await fillFirst();
    await save();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
    await expect(await field('Payment password')).toHaveValue('705824');
  },
};

export const BusinessError: Story = {
  parameters: gatewayOf(wrongPassword('setPaymentPassword')),
  play: async () => {
    await fillFirst();
    await save();
    const password = await field('Login password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('This password is not right'));
    await waitFor(() => expect(password).toHaveFocus());
  },
};

export const Submitting: Story = {
  parameters: gatewayOf(hang('setPaymentPassword')),
  play: async () => {
    await fillFirst();
    await save();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const Mobile: Story = {
  args: { hasOne: true },
  globals: { language: 'id', viewport: { value: 'mobile' } },
};
