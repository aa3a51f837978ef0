import { dismissToast } from '@parlour/design-system/ToastRegion';
import { disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { gatewayOf } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import TwoFactor from './TwoFactor';

const meta = {
  title: 'Features/Member/TwoFactor',
  component: TwoFactor,
  tags: ['autodocs'],
  decorators: withSite,
  args: { isOn: false, onClose: fn() },
  // A toast of another story would add a second "Close" button.
  beforeEach: () => dismissToast(),
  parameters: {
    ...gatewayOf(),
    feature: { visitor: 'member' },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof TwoFactor>;

export default meta;
type Story = StoryObj<typeof meta>;

const turnOn = async (): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('Code of the app'), '135790');
  await userEvent.type(screen.getByLabelText('Login password'), 'Parlour#2024');
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
};

export const Ready: Story = {
  play: async ({ step }) => {
    await step('a code to scan, and the same to type', async () => {
      await expect(
        await screen.findByRole('img', { name: 'Code for the authenticator app' }),
      ).toBeVisible();
      await expect(screen.getByText('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')).toBeVisible();
    });
  },
};

export const Confirmed: Story = {
  play: async ({ args, step }) => {
    await step('the recovery codes are shown this once, and have to be kept', async () => {
      await turnOn();
      await expect(await screen.findByText('hazel-3841')).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    });
    await step('[MC-04] they are copied and saved all at once', async () => {
      const { textContent } = screen.getByRole('list', { name: 'Recovery codes' });
      const link = screen.getByRole('link', { name: 'Save as a file' });
      await expect(link).toHaveAttribute('download', 'recovery-codes.txt');
      const saved = await (await fetch(link.getAttribute('href') ?? '')).text();
      await expect(saved.split('\n').slice(2, -1).join('')).toBe(textContent);
      await userEvent.click(screen.getByRole('button', { name: 'Copy the codes' }));
      await expect(
        await screen.findByRole('button', { name: /^(Copied|Could not)/ }),
      ).toBeVisible();
    });
    await step('and end with the word that they are kept', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
      await expect(args.onClose).toHaveBeenCalled();
    });
  },
};

export const TurnOff: Story = { args: { isOn: true } };

export const Loading: Story = { parameters: gatewayOf(hang('startTwoFactor')) };

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('startTwoFactor')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  },
};

export const BusinessError: Story = {
  parameters: gatewayOf(
    refuse('confirmTwoFactor', { status: 400, code: 'INVALID_CODE', message: 'Wrong code.' }),
  ),
  play: async () => {
    await turnOn();
    await waitFor(() =>
      expect(screen.getByLabelText('Code of the app')).toHaveAccessibleDescription(
        /This code is not right/,
      ),
    );
  },
};

export const Submitting: Story = {
  parameters: gatewayOf(hang('confirmTwoFactor')),
  play: async () => {
    await turnOn();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Turn on' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
