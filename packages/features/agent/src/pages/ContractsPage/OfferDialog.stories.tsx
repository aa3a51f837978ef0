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

const fill = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer a contract' }));
  const people = await dialog.findByLabelText('For');
  await userEvent.selectOptions(people, within(people).getAllByRole('option')[1] ?? people);
  await userEvent.type(dialog.getByLabelText('Rate'), '0.50');
  await userEvent.click(dialog.getByRole('button', { name: 'Offer' }));
  return dialog;
};

/** [AC-05] What the offer would replace is shown before it is sent, also where nothing else would end. */
export const Replaces: Story = {
  parameters: agentStory(answer('previewContract', { replaces: 'ct-19', wouldTerminate: [] })),
  play: async () => {
    const dialog = await fill();
    await expect(await dialog.findByText(/takes the place of the contract in force/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Offer all the same' }));
    await expect(await dialog.findByText('The contract is offered')).toBeVisible();
  },
};

/** [API-03] A rate that is not allowed is shown at its field, with the allowed ones. */
export const Refused: Story = {
  parameters: agentStory(
    refuse('previewContract', {
      status: 409,
      code: 'LIMIT_EXCEEDED',
      message: 'At most 0.40 %',
      value: { fields: [{ field: 'tiers.0.rate', code: 'rateMax', limit: '40' }] },
    }),
  ),
  play: async () => {
    const dialog = await fill();
    const rate = dialog.getByLabelText('Rate');
    await waitFor(() => expect(rate).toHaveAccessibleDescription(/At most 0\.40%/));
    await expect(rate).toHaveFocus();
  },
};

/** Nobody yet to offer a contract to. */
export const Nobody: Story = {
  parameters: statesOf('listTeamMembers').empty,
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Open accounts' })).toBeVisible();
  },
};
