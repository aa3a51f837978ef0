import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { ContractPayout } from '@parlour/gateway-openapi/agent';
import { exampleOf } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { agentStory } from '../../testing/agentStory';
import { PayoutNews } from './PayoutNews';

const [SAMPLE] = (exampleOf('getRealTimeSalaries') as { content: ContractPayout[] }).content;
const payout = (payoutId: string, amount: string) =>
  ({ ...SAMPLE, payoutId, amount, account: 'harbour1' }) as ContractPayout;
const OLD = payout('po-1', '4.20');
const NEW = payout('po-2', '6.35');

/** A report that the next settlement reaches at the press of a button. */
function Sample({ start }: { start: readonly ContractPayout[] | undefined }) {
  const [payouts, setPayouts] = useState(start);
  return (
    <>
      <PayoutNews payouts={payouts} />
      <button type="button" onClick={() => setPayouts([NEW, ...(payouts ?? [])])}>
        Settle
      </button>
      <button type="button" onClick={() => setPayouts([OLD])}>
        Load
      </button>
    </>
  );
}

const meta = {
  title: 'Features/Agent/PayoutNews',
  component: Sample,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: agentStory(),
  args: { start: [OLD] },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was there at first is not said; a settlement that comes while one looks is. */
export const Settled: Story = {
  play: async ({ canvas }) => {
    const news = await canvas.findByRole('status');
    await expect(news).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Settle' }));
    await expect(news).toHaveTextContent(/6\.35.*harbour1|harbour1.*6\.35/);
  },
};

/** Nothing is said of what loads. */
export const Loading: Story = {
  args: { start: undefined },
  play: async ({ canvas }) => {
    const news = await canvas.findByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(news).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Settle' }));
    await expect(news).toHaveTextContent(/6\.35/);
  },
};

/** The first payment of an agent who had none is news. */
export const First: Story = {
  args: { start: [] },
  play: async ({ canvas }) => {
    const news = await canvas.findByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Settle' }));
    await expect(news).toHaveTextContent(/6\.35/);
  },
};
