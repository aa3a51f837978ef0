import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ContractHistory } from './ContractHistory';

const event = (type: string, at: string, more: object = {}) => ({
  eventId: `ce-${at}`,
  type,
  byAccount: 'agent1',
  requestType: 'new',
  note: null,
  at: `2026-03-${at}T11:00:00Z`,
  ...more,
});

const EVENTS = [
  event('terminated', '14', { byAccount: null }),
  event('rejected', '13', { byAccount: 'cove1', requestType: 'termination' }),
  event('terminationRequested', '12', { requestType: 'termination', note: 'The season is over' }),
  event('accepted', '11', { byAccount: 'cove1' }),
  event('offered', '10', { note: 'For the spring season' }),
];

const meta = {
  title: 'Features/Shared/ContractHistory',
  component: ContractHistory,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: {
    msw: {
      handlers: [
        answer('getContract'),
        answer('getContractHistory', {
          content: EVENTS,
          pageNum: 1,
          totalPages: 1,
          totalElements: EVENTS.length,
          pageSize: 20,
        }),
      ],
    },
  },
  args: { contractId: 'ct-31', title: 'History: Dividend, agent1', onClose: fn() },
} satisfies Meta<typeof ContractHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text of each event depends on what was requested. */
export const Default: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const [events] = await dialog.findAllByRole('list');
    const items = within(events ?? document.body).getAllByRole('listitem');
    const said = items.map((item) => item.querySelector('p')?.textContent);
    await expect(said).toEqual([
      'Another contract ended it',
      'cove1 refused its end',
      'agent1 asked for its end',
      'cove1 agreed',
      'agent1 offered it',
    ]);
  },
};

/** [AG-06] The terms stand beside those of the contract that it took the place of. */
export const Changed: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('What it changed')).toBeVisible();
    await expect(dialog.getByText('Rate: 20.00% before, 15.00% now')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save as CSV' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [answer('getContract'), hang('getContractHistory')] } },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [answer('getContract'), disconnect('getContractHistory')] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  },
};
