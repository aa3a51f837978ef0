import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { agentStory, statesOf } from '../../testing/agentStory';

import DownlineManagmentPage from './DownlineManagmentPage';
import { OFFERS } from './OfferToChosen.fixtures';

const states = statesOf('listTeamMembers');

const meta = {
  title: 'Features/Agent/DownlineManagmentPage',
  component: DownlineManagmentPage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: agentStory(),
} satisfies Meta<typeof DownlineManagmentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /koipond7/ })).toBeVisible();
  },
};

export const Loading: Story = { parameters: states.loading };

export const Empty: Story = {
  parameters: states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No members in your team yet')).toBeVisible();
  },
};

export const NetworkError: Story = {
  parameters: states.networkError,
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Network link is abnormal, please try again');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const BusinessError: Story = {
  parameters: states.businessError,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not for this account');
  },
};

const at = (query: string) => ({
  feature: { visitor: 'agent' as const, path: `/?agent=downlineManagmentView&${query}` },
});

/** [AG-07] All filters come from the address, and say in the list how many they find. */
export const Filtered: Story = {
  parameters: at(
    'agent.level=2&agent.activity=in30&agent.contract=no-daily&agent.min=100&agent.sort=-balance',
  ),
};

export const FilteredInteraction: Story = {
  ...Filtered,
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: '4 filters' });
    await expect(await canvas.findByText('1 person found')).toBeVisible();
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    const chosen = (name: string) => canvas.getByRole('combobox', { name });
    await expect(chosen('Level')).toHaveDisplayValue('2 levels below you');
    await expect(chosen('Last login')).toHaveDisplayValue('In the last 30 days');
    await expect(chosen('Contract with you')).toHaveDisplayValue('Daily salary: has none');
    await userEvent.selectOptions(chosen('Status'), 'frozen');
    await expect(await canvas.findByRole('button', { name: '5 filters' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(await canvas.findByRole('button', { name: 'Filters' })).toBeVisible();
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

/** [AG-07] Nobody passes the filters: they are cleared from there. */
export const NobodyMatches: Story = {
  parameters: { ...states.empty, ...at('agent.status=closed') },
};

export const NobodyMatchesInteraction: Story = {
  ...NobodyMatches,
  play: async ({ canvas }) => {
    const cell = within(await canvas.findByRole('cell', { name: /Nobody was found/ }));
    await expect(canvas.getByText('0 people found')).toBeVisible();
    await userEvent.click(cell.getByRole('button', { name: 'Clear all' }));
    await expect(await canvas.findByText('No members in your team yet')).toBeVisible();
  },
};

/** [AG-07] The tree shows everybody; filters lead to the list, and say so. */
export const FiltersOfTheTree: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    await expect(canvas.getByText(/The tree always shows everybody/)).toBeVisible();
  },
};

export const FiltersOfTheTreeInteraction: Story = {
  play: async (context) => {
    await FiltersOfTheTree.play?.(context);
    const { canvas } = context;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'agent');
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked();
  },
};

/** [AG-07] People are chosen by keyboard, and stay so until something was done for them or the choice is cleared. */
const BAR = { name: 'What to do with the chosen people' };

export const Chosen: Story = {
  parameters: at('agent.view=list'),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Choose koipond7' });
    box.focus();
    await userEvent.keyboard(' ');
    const bar = within(canvas.getByRole('group', BAR));
    await expect(bar.getByRole('status')).toHaveTextContent('1 person chosen');
    await expect(canvas.getByRole('checkbox', { name: 'All on this page' })).toBeChecked();
  },
};

export const ChosenInteraction: Story = {
  ...Chosen,
  play: async (context) => {
    await Chosen.play?.(context);
    const { canvas } = context;
    const bar = within(canvas.getByRole('group', BAR));
    await userEvent.click(bar.getByRole('button', { name: 'Change rebates' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rebates of 1 person' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(bar.getByRole('button', { name: 'Clear choice' }));
    await expect(canvas.getByRole('checkbox', { name: 'Choose koipond7' })).not.toBeChecked();
  },
};

/** [AG-07] Several chosen people get an offer at once: the kind, one preview, one confirmation. */
export const OfferToChosenInteraction: Story = {
  parameters: { ...agentStory(...OFFERS), ...at('agent.view=list') },
  play: async ({ canvas, step }) => {
    for (const account of ['harbour1', 'quay9', 'far3'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Choose ${account}` }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Offer a contract' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Offer a contract' }));
    await step('who is not directly below is left out, and said so', async () => {
      await expect(await dialog.findByText('2 chosen')).toBeVisible();
      await expect(dialog.getByText(/^1 of the chosen people is left out/)).toBeVisible();
    });
    await step('they stay chosen for another kind', async () => {
      await userEvent.selectOptions(dialog.getByLabelText('Kind of contract'), 'Hourly salary');
      await expect(await dialog.findByText('2 chosen')).toBeVisible();
    });
    await step('whoever got it is chosen no longer', async () => {
      await userEvent.type(dialog.getByLabelText('Rate'), '0.50');
      await userEvent.click(dialog.getByRole('button', { name: 'See what it means' }));
      await userEvent.click(await dialog.findByRole('button', { name: 'Offer to 2 accounts' }));
      await expect(await dialog.findByText('Some could not be offered')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await expect(await canvas.findByText('2 people chosen')).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: 'Choose harbour1' })).not.toBeChecked();
    });
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
