import type { ContractSimulation as Simulation } from '@parlour/feature-core';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect, exampleOf, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ContractSimulation } from './ContractSimulation';

const example = exampleOf('simulateContract') as Simulation;
const gateway = (...handlers: ReturnType<typeof answer>[]) => ({
  feature: { visitor: 'agent' as const },
  msw: { handlers: handlers.length === 0 ? [answer('simulateContract')] : handlers },
});

const meta = {
  title: 'Features/Shared/ContractSimulation',
  component: ContractSimulation,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: gateway(),
  args: { trial: { contractId: 'ct-31' } },
  play: async ({ canvas }) => {
    // By its state: the words are those of the story's language.
    await userEvent.click(await canvas.findByRole('button', { expanded: false }));
  },
} satisfies Meta<typeof ContractSimulation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [AG-04] Nothing is settled before it is opened; then each period, its sums, and what is kept. */
export const Default: Story = {};

export const Interaction: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'What it would have paid' }));
    const table = await canvas.findByRole('table', { name: 'What it would have paid' });
    await expect(within(table).getByRole('columnheader', { name: 'You keep' })).toBeVisible();
    await expect(within(table).getByText('232.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '12 periods' }));
    await expect(canvas.getByRole('radio', { name: '12 periods' })).toBeChecked();
    await expect(await within(canvasElement).findByRole('table')).toBeVisible();
  },
};

/** Whom it is for sees nothing of what the other side keeps. */
export const Offered: Story = {
  parameters: gateway(
    answer('simulateContract', {
      ...example,
      aboveRate: null,
      rows: example.rows.map((row) => ({ ...row, above: null, kept: null })),
      totals: { ...example.totals, above: null, kept: null },
    }),
  ),
};

/** No present contract, and a team younger than the periods. */
export const YoungTeam: Story = {
  parameters: gateway(
    answer('simulateContract', {
      ...example,
      teamSince: '2026-02-10T10:00:00Z',
      presentPeriod: null,
      presentRate: null,
      rows: example.rows.map((row) => ({ ...row, present: null })),
      totals: { ...example.totals, present: null },
    }),
  ),
};

export const NoSales: Story = {
  parameters: gateway(
    answer('simulateContract', {
      ...example,
      totals: { ...example.totals, periodBet: '0.00' },
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What it would have paid' }));
    await expect(await canvas.findByText('Nothing was bet in these periods.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Loading: Story = { parameters: gateway(hang('simulateContract')) };

export const NetworkError: Story = {
  parameters: gateway(disconnect('simulateContract')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What it would have paid' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/could not be settled/);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const BusinessError: Story = {
  parameters: gateway(
    refuse('simulateContract', { status: 409, code: 'LIMIT_EXCEEDED', message: 'At most 0.40 %' }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What it would have paid' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('At most 0.40 %');
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };

export const RightToLeft: Story = { globals: { language: 'ar' } };
