import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { gatewayOf } from '../../testing/handlers';
import { silentBrowser } from '../../testing/silentBrowser';
import { withSite } from '../../testing/withSite';
import StepUpOverlay from './StepUpOverlay';

// stories-check: no Loading, it is told what it needs when it opens
// stories-check: no Empty, without a method nothing is asked
const asks = (...methods: string[]) => ({ name: 'stepUp', methods });
const meta = {
  title: 'Features/Session/StepUpOverlay',
  component: StepUpOverlay,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: {
    ...gatewayOf([], answer('stepUp'), answer('startPasskeyStepUp')),
    feature: { visitor: 'member' },
    overlay: asks('authenticator', 'recoveryCode'),
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof StepUpOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox');
const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ step }) => {
    await step('[TR-05] one field takes a code of the app or a recovery code', async () => {
      const code = await field();
      await waitFor(() => expect(code).toHaveFocus());
      await expect(code).toHaveAccessibleName('Code of your app or a recovery code');
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    });
    await step('a right one closes it', async () => {
      await userEvent.keyboard('135790{Enter}');
      await dialogIsGone();
    });
  },
};

/** The strongest factor is a passkey. */
export const ByPasskey: Story = {
  parameters: { overlay: asks('passkey', 'recoveryCode') },
};

export const ByPasskeyInteraction: Story = {
  ...ByPasskey,
  play: async ({ step }) => {
    await step('[TR-05] the passkey comes first', async () => {
      const use = await screen.findByRole('button', { name: 'Use your passkey' });
      await waitFor(() => expect(use).toHaveFocus());
      await expect(screen.queryByRole('textbox')).toBeNull();
    });
    await step('stories are at an address that no passkey is for', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Use your passkey' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent(/could not be used/);
    });
    await step('and a recovery code stands in for it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
      await expect(await field()).toHaveAccessibleName('Recovery code');
    });
  },
};

/** No recovery code is left. */
export const AppAlone: Story = {
  parameters: { overlay: asks('authenticator') },
  play: async () => {
    await expect(await field()).toHaveAccessibleName('Code of your app');
    await expect(await field()).toHaveAttribute('inputmode', 'numeric');
  },
};

export const CancelledInteraction: Story = {
  play: async () => {
    await field();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await dialogIsGone();
  },
};

/** Closed while the browser still asks for the passkey. */
export const LeftOpenInteraction: Story = {
  tags: ['no-visual'],
  parameters: { overlay: asks('passkey') },
  play: async ({ step }) => {
    await step('[TR-05] the window of the browser goes with the dialog', async () => {
      const signalOf = silentBrowser();
      await userEvent.click(await screen.findByRole('button', { name: 'Use your passkey' }));
      await waitFor(() => expect(signalOf()).toBeDefined());
      await expect(signalOf()?.aborted).toBe(false);
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await dialogIsGone();
      await expect(signalOf()?.aborted).toBe(true);
    });
  },
};

export const BusinessError: Story = {
  parameters: gatewayOf([], refuse('stepUp', { status: 400, code: 'INVALID_CODE', message: 'No' })),
  play: async ({ step }) => {
    await step('a wrong code is told beside the field, and kept', async () => {
      await userEvent.type(await field(), '000000{Enter}');
      await waitFor(async () =>
        expect(await field()).toHaveAccessibleDescription(/not right, or was used before/),
      );
      await expect(await field()).toHaveValue('000000');
    });
  },
};

export const TooOften: Story = {
  parameters: gatewayOf(
    [],
    refuse('stepUp', {
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many requests, please wait before you try again.',
      value: { retryAfterSeconds: 240 },
    }),
  ),
  play: async () => {
    await userEvent.type(await field(), '000000{Enter}');
    await expect(await screen.findByText(/Too many requests/)).toBeVisible();
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf([], disconnect('stepUp')),
  play: async () => {
    await userEvent.type(await field(), '135790{Enter}');
    await expect(await screen.findByText(/Network link is abnormal/)).toBeVisible();
  },
};

export const Submitting: Story = {
  parameters: gatewayOf([], hang('stepUp')),
  play: async () => {
    await userEvent.type(await field(), '135790{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
