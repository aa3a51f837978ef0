import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { ContractTerms } from '@parlour/gateway-openapi/contracts';
import { answer, exampleOf, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { agentStory, statesOf } from '../../testing/agentStory';
import OfferDialog from './OfferDialog';

const meta = {
  title: 'Features/Agent/OfferDialog',
  component: OfferDialog,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: agentStory(),
  args: {
    terms: { ...(exampleOf('getContractTerms') as ContractTerms), kind: 'dividend' },
    onClose: fn(),
  },
} satisfies Meta<typeof OfferDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const PEOPLE = ['harbour1', 'quay9'];
const person = (account: string, more: object = {}) => ({
  ...{ memberId: `mb-${account}`, account, teamSize: 4, hasOpenOffer: false },
  ...{ replaces: null, wouldTerminate: [] },
  ...more,
});
const preview = (people: object[], notes: object[] = []) =>
  answer('previewContracts', { notes, people });
const TEAM = exampleOf('listTeamMembers') as { content: object[] };
const team = answer('listTeamMembers', {
  ...TEAM,
  totalPages: 1,
  content: PEOPLE.map((account) => ({ ...TEAM.content[0], memberId: `mb-${account}`, account })),
});
const [IN_FORCE] = (exampleOf('listContracts') as { content: object[] }).content;

const fill = async (accounts = 1) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer a contract' }));
  const names = within(await dialog.findByRole('group', { name: 'For' })).getAllByRole('checkbox');
  for (const name of names.slice(0, accounts)) await userEvent.click(name);
  await userEvent.type(dialog.getByLabelText('Rate'), '0.50');
  return dialog;
};

/** [AG-03] Each step reads as a sentence while it is typed, with what is wrong with it. */
export const Reads: Story = {
  parameters: agentStory(preview([], [{ step: 0, code: 'neverReached', severity: 'fault' }])),
  play: async () => {
    const dialog = await fill();
    const members = dialog.getByLabelText('Active members');
    await userEvent.clear(members);
    await expect(dialog.getByText(/reads here as a sentence/)).toBeVisible();
    await userEvent.type(members, '5');
    await expect(
      dialog.getByText("From 5 active members in the day: 0.50% of the players' loss."),
    ).toBeVisible();
    await expect(await dialog.findByText(/^Never reached:/)).toBeVisible();
    await expect(dialog.getByText('Has to change')).toBeVisible();
  },
};

/** [AG-03] A template fills in the steps, and what was typed can be brought back. */
export const StartsFromInteraction: Story = {
  parameters: agentStory(preview([])),
  play: async () => {
    const dialog = await fill();
    await userEvent.selectOptions(dialog.getByLabelText('Start from'), 'byTeam');
    await expect(dialog.getAllByLabelText('Rate')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Bring back what I typed' }));
    await expect(dialog.getByText('What you had typed is back')).toBeVisible();
    await expect(dialog.getByLabelText('Rate')).toHaveValue('0.50');
  },
};

/** [AC-05] What the offer would replace is shown before it is sent, also where nothing else would end. */
export const Replaces: Story = {
  parameters: agentStory(preview([person('harbour1', { replaces: IN_FORCE })])),
  play: async () => {
    const dialog = await fill();
    await userEvent.click(dialog.getByRole('button', { name: 'Offer' }));
    await expect(await dialog.findByText(/takes the place of the contract in force/)).toBeVisible();
  },
};

export const ReplacesInteraction: Story = {
  ...Replaces,
  play: async (context) => {
    await Replaces.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Offer to 1 account' }));
    await expect(await dialog.findByText('All are offered')).toBeVisible();
  },
};

/** [AG-07] One preview and one confirmation for several people; the failed ones can be tried again. */
export const SeveralInteraction: Story = {
  parameters: agentStory(
    team,
    preview([
      person('harbour1', {
        wouldTerminate: [
          {
            contractId: 'ct-52',
            kind: 'dividend',
            counterpartId: 'mb-1',
            counterpartAccount: 'cove1',
            rate: 1200,
          },
        ],
      }),
      person('quay9', { hasOpenOffer: true }),
    ]),
    answer('offerContracts', {
      outcomes: PEOPLE.map((account, at) => ({
        ...{ memberId: `mb-${account}`, account },
        ...(at === 0
          ? { contractId: 'ct-71', refusal: null }
          : { contractId: null, refusal: 'openOffer' }),
      })),
    }),
  ),
  play: async () => {
    const dialog = await fill(2);
    await expect(dialog.getByText('2 chosen')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'See what it means' }));
    await expect(await dialog.findByText('cove1 (12.00%)')).toBeVisible();
    await expect(dialog.getByText(/would be refused/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Offer to 2 accounts' }));
    await expect(await dialog.findByText('Some could not be offered')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try those again' }));
    await expect(await dialog.findByLabelText('Rate')).toHaveValue('0.50');
    await expect(dialog.getByText('1 chosen')).toBeVisible();
  },
};

/** [API-03] A rate that is not allowed is shown at its field, with the allowed ones. */
export const Refused: Story = {
  parameters: agentStory(
    refuse('previewContracts', {
      status: 409,
      code: 'LIMIT_EXCEEDED',
      message: 'At most 0.40 %',
      value: { fields: [{ field: 'tiers.0.rate', code: 'rateMax', limit: '40' }] },
    }),
  ),
  play: async () => {
    const dialog = await fill();
    await userEvent.click(dialog.getByRole('button', { name: 'Offer' }));
    const rate = dialog.getByLabelText('Rate');
    await waitFor(() => expect(rate).toHaveAccessibleDescription(/At most 0\.40%/));
    await expect(rate).toHaveFocus();
  },
};

/** [AG-04] Once its fields make a contract it can be tried on past periods; other terms close what was tried. */
export const Tried: Story = {
  play: async () => {
    const dialog = await fill();
    await userEvent.click(await dialog.findByRole('button', { name: 'What it would have paid' }));
    const table = await dialog.findByRole('table', { name: 'What it would have paid' });
    await expect(within(table).getByRole('columnheader', { name: 'You keep' })).toBeVisible();
  },
};

export const TriedInteraction: Story = {
  play: async (context) => {
    await Tried.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText('Rate'));
    await waitFor(() => expect(dialog.queryByRole('table')).toBeNull());
  },
};

/** Nobody yet to offer a contract to. */
export const Nobody: Story = {
  parameters: statesOf('listTeamMembers').empty,
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Open accounts' })).toBeVisible();
  },
};
