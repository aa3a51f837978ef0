import { withFeatureProviders } from '@parlour/feature-core/testing';
import { refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { categories, failing } from '../../testing/handlers';
import { MainNav } from '../MainNav/MainNav';
import { NavigationError } from './NavigationError';

const meta = {
  title: 'Features/Frame/NavigationError',
  component: NavigationError,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <MainNav />
      </>
    ),
    withFeatureProviders,
  ],
  args: { isOffline: false },
  parameters: { msw: { handlers: categories() } },
} satisfies Meta<typeof NavigationError>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Renders nothing without an error. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Slots' });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

let isDown = true;

export const NetworkError: Story = {
  parameters: { msw: { handlers: [failing(() => isDown), ...categories()] } },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas, step }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await step('says that the categories are missing', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'The categories of games could not be loaded',
      );
      await expect(canvas.getByRole('link', { name: 'Promotions' })).toBeVisible();
    });
    await step('[D5] pressed, it brings them, and goes', async () => {
      isDown = false;
      await userEvent.click(again);
      await expect(await canvas.findByRole('link', { name: 'Slots' })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    });
  },
};

export const BusinessError: Story = {
  parameters: {
    msw: {
      handlers: [
        refuse('getGameVendors', {
          status: 429,
          code: 'TOO_MANY_REQUESTS',
          message: 'Please wait.',
          value: { retryAfterSeconds: 300 },
        }),
      ],
    },
  },
  play: async ({ canvas, step }) => {
    await step('[F28] waits as long as the gateway wants to hear nothing more', async () => {
      await expect(await canvas.findByRole('button', { name: 'Try again' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
  },
};

export const Narrow: Story = {
  ...BusinessError,
  play: undefined,
  globals: { language: 'id', viewport: { value: 'narrow' } },
};
