import { answer, disconnect, exampleOf, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { gatewayOf } from '../../testing/handlers';
import { silentBrowser } from '../../testing/silentBrowser';
import { withSite } from '../../testing/withSite';
import PasskeyButton from './PasskeyButton';

// stories-check: no Empty, it is one button
const meta = {
  title: 'Features/Session/PasskeyButton',
  component: PasskeyButton,
  tags: ['autodocs'],
  decorators: withSite,
  args: { portal: 'member' },
  beforeEach: () => {
    silentBrowser();
  },
  parameters: gatewayOf([]),
} satisfies Meta<typeof PasskeyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const NAME = { name: 'Log in with a passkey' };
/** A challenge that ends so soon, in ms. */
const endsIn = (timeout: number) =>
  answer('startPasskeyLogin', { ...(exampleOf('startPasskeyLogin') as object), timeout });

/** The window of the browser is open: pressed again, nothing else begins. */
export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    await step('[TR-03] the button is busy while the browser asks', async () => {
      await userEvent.click(await canvas.findByRole('button', NAME));
      await waitFor(() =>
        expect(canvas.getByRole('button', NAME)).toHaveAttribute('aria-busy', 'true'),
      );
    });
  },
};

/** Whether the site takes passkeys is not known yet; a press waits for it. */
export const Loading: Story = {
  parameters: gatewayOf([], hang('startPasskeyLogin')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', NAME)).not.toHaveAttribute('aria-busy', 'true');
  },
};

/** The browser never answers, and the challenge has ended. */
export const NeverAnswered: Story = {
  parameters: gatewayOf([], endsIn(50)),
  play: async ({ canvas, step }) => {
    await step('[TR-03] it says so, and can be pressed again', async () => {
      await userEvent.click(await canvas.findByRole('button', NAME));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(/could not be used/);
      const button = canvas.getByRole('button', NAME);
      await expect(button).not.toHaveAttribute('aria-busy', 'true');
      await expect(button).toBeEnabled();
    });
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf([], disconnect('startPasskeyLogin')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', NAME));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Try again/);
  },
};

/** Nothing is shown where the site takes no passkeys. */
export const BusinessError: Story = {
  tags: ['no-visual'],
  parameters: gatewayOf(
    [],
    refuse('startPasskeyLogin', { status: 403, code: 'FEATURE_OFF', message: 'Not offered' }),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

export const Mobile: Story = { globals: { language: 'ar', viewport: { value: 'mobile' } } };
