import { disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { gatewayOf } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import BindMobile from './BindMobile';

const meta = {
  title: 'Features/Member/BindMobile',
  component: BindMobile,
  tags: ['autodocs'],
  decorators: withSite,
  args: { onClose: fn() },
  parameters: {
    ...gatewayOf(),
    feature: { visitor: 'member' },
    docs: { story: { inline: false, height: '560px' } },
  },
} satisfies Meta<typeof BindMobile>;

export default meta;
type Story = StoryObj<typeof meta>;

// The dialog and its first field have the same name.
const field = (label: string) => screen.findByLabelText(label, { selector: 'input' });
const type = async (label: string, text: string): Promise<void> =>
  userEvent.type(await field(label), text);
const fill = async (): Promise<void> => {
  await userEvent.selectOptions(await screen.findByLabelText('Country code'), 'SG');
  await type('Mobile number', '81234567');
  await type('Verification code', '246810');
  await type('Login password', 'Parlour#2024');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ args, step }) => {
    await step('number, code and password bind it', async () => {
      await fill();
      await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    });
  },
};

export const Loading: Story = { parameters: gatewayOf(hang('getCountryCodes')) };

export const Empty: Story = {
  play: async ({ step }) => {
    await step('a number of another length gets no code', async () => {
      await userEvent.selectOptions(await screen.findByLabelText('Country code'), 'SG');
      await type('Mobile number', '123');
      await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
      await waitFor(async () =>
        expect(await field('Mobile number')).toHaveAccessibleDescription(
          'This is no mobile number',
        ),
      );
    });
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('getCountryCodes')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  },
};

export const BusinessError: Story = {
  parameters: gatewayOf(
    refuse('bindMobile', { status: 400, code: 'INVALID_CODE', message: 'Wrong code.' }),
  ),
  play: async () => {
    await fill();
    await waitFor(async () =>
      expect(await field('Verification code')).toHaveAccessibleDescription(
        /This code is not right/,
      ),
    );
  },
};

export const Submitting: Story = {
  parameters: gatewayOf(hang('bindMobile')),
  play: async () => {
    await fill();
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: 'Save' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
