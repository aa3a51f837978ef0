import { answer, disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { gatewayOf, wrongPassword } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import AddBankAccount from './AddBankAccount';

const meta = {
  title: 'Features/Member/AddBankAccount',
  component: AddBankAccount,
  tags: ['autodocs'],
  decorators: withSite,
  args: { onClose: fn() },
  parameters: {
    ...gatewayOf(),
    feature: { visitor: 'member' },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof AddBankAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

const add = () => userEvent.click(screen.getByRole('button', { name: 'Add bank account' }));
const fill = async (): Promise<void> => {
  await userEvent.selectOptions(await screen.findByLabelText('Bank'), 'HARB');
  await userEvent.type(screen.getByLabelText('Account number'), '0042 1188 41');
  await userEvent.type(screen.getByLabelText('Account holder'), 'Marlow Wren');
  await userEvent.type(screen.getByLabelText('Payment password'), '482913');
  await add();
};

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ args, step }) => {
    await step('an account is added by the payment password', async () => {
      await fill();
      await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    });
  },
};

export const Loading: Story = { parameters: gatewayOf(hang('listBanks')) };

export const Empty: Story = {
  parameters: gatewayOf(answer('listBanks')),
  play: async ({ step }) => {
    await step('what is needed says so', async () => {
      await screen.findByLabelText('Bank');
      await add();
      await waitFor(() =>
        expect(screen.getByLabelText('Bank')).toHaveAccessibleDescription('Choose a bank'),
      );
    });
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('listBanks')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  },
};

export const BusinessError: Story = {
  parameters: gatewayOf(wrongPassword('addBankAccount')),
  play: async () => {
    await fill();
    await waitFor(() =>
      expect(screen.getByLabelText('Payment password')).toHaveAccessibleDescription(
        'This password is not right',
      ),
    );
  },
};

export const Submitting: Story = {
  parameters: gatewayOf(hang('addBankAccount')),
  play: async () => {
    await fill();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add bank account' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
