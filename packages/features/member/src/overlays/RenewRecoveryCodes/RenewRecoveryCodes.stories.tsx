import { dismissToast } from '@parlour/design-system/ToastRegion';
import { disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { gatewayOf } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import RenewRecoveryCodes from './RenewRecoveryCodes';

// stories-check: no Loading, nothing is loaded before it asks
// stories-check: no Empty, it always asks
const meta = {
  title: 'Features/Member/RenewRecoveryCodes',
  component: RenewRecoveryCodes,
  tags: ['autodocs'],
  decorators: withSite,
  args: { onClose: fn() },
  beforeEach: () => dismissToast(),
  parameters: {
    ...gatewayOf(),
    feature: { visitor: 'member' },
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof RenewRecoveryCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

const renew = async (): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('Login password'), 'Parlour#2024');
  await userEvent.click(screen.getByRole('button', { name: 'Make new codes' }));
};

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ args, step }) => {
    await step('it asks first, since the codes so far stop working', async () => {
      await expect(await screen.findByText(/stop working at once/)).toBeVisible();
    });
    await step('[TR-04] the new codes are shown this once, to copy or to save', async () => {
      await renew();
      await expect(await screen.findByText('hazel-3841')).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Copy the codes' })).toBeVisible();
      await expect(screen.getByRole('link', { name: 'Save as a file' })).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
      await expect(args.onClose).toHaveBeenCalled();
    });
  },
};

export const Submitting: Story = {
  parameters: gatewayOf(hang('renewRecoveryCodes')),
  play: async () => {
    await renew();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Make new codes' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('renewRecoveryCodes')),
  play: async () => {
    await renew();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  },
};

/** The step-up was not answered. */
export const BusinessError: Story = {
  parameters: gatewayOf(
    refuse('renewRecoveryCodes', {
      status: 403,
      code: 'STEP_UP_REQUIRED',
      message: 'Please confirm first that it is you',
    }),
  ),
};

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
