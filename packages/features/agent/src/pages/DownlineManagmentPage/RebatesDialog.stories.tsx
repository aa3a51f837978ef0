import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { TeamRebateResult } from '@parlour/gateway-openapi/agent';
import { answer, disconnect, exampleOf, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { agentStory, statesOf } from '../../testing/agentStory';
import RebatesDialog from './RebatesDialog';

const states = statesOf('getRebateLimits');

const meta = {
  title: 'Features/Agent/RebatesDialog',
  component: RebatesDialog,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: agentStory(),
  args: { memberIds: ['mb-2107', 'mb-2109', 'mb-2111'], onDone: fn(), onClose: fn() },
} satisfies Meta<typeof RebatesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const { results } = exampleOf('previewTeamRebates') as { results: TeamRebateResult[] };
const openDialog = async () => within(await screen.findByRole('dialog', { name: /^Rebates of/ }));

/** Enters one rebate and asks what would change. */
async function preview() {
  const dialog = await openDialog();
  const [field] = await dialog.findAllByRole('spinbutton');
  if (field === undefined) throw new Error('There is no field');
  await userEvent.type(field, '0.60');
  await userEvent.click(dialog.getByRole('button', { name: 'Show what changes' }));
  return dialog;
}

export const Ready: Story = {
  play: async () => {
    await openDialog();
  },
};

export const Interaction: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Show what changes' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Enter at least one rebate.');
  },
};

/** [AG-07] What changes for each person, and who is refused for what, before anything is sent. */
export const Preview: Story = {
  play: async () => {
    const dialog = await preview();
    await expect(await dialog.findByText(/0\.40% to 0\.60%/)).toBeVisible();
    await expect(dialog.getByText(/Has promised 0\.80% further down/)).toBeVisible();
    await expect(dialog.getByText('Stays as it is')).toBeVisible();
  },
};

export const PreviewInteraction: Story = {
  play: async () => {
    const dialog = await preview();
    await userEvent.click(await dialog.findByRole('button', { name: 'Back' }));
    await expect((await dialog.findAllByRole('spinbutton'))[0]).toHaveValue('0.60');
  },
};

/** [AG-07] One confirmation for all; those who were refused are tried again with others. */
export const Done: Story = {
  play: async ({ args }) => {
    const dialog = await preview();
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Change the rebates of 1 person' }),
    );
    await expect(await dialog.findByText('The rebates of 1 person are changed.')).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledWith(['mb-2107', 'mb-2111']);
  },
};

export const DoneInteraction: Story = {
  play: async (context) => {
    await Done.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Try others for the refused' }));
    await expect(screen.getByRole('dialog', { name: 'Rebates of 1 person' })).toBeVisible();
  },
};

/** Nobody can be changed: there is nothing to confirm. */
export const NothingChanges: Story = {
  parameters: agentStory(
    answer('previewTeamRebates', {
      results: results.filter(({ changes }) => changes.length === 0),
    }),
  ),
  play: async () => {
    const dialog = await preview();
    await expect(await dialog.findByText(/Nothing would change for anybody/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Change the rebates/ })).toBeNull();
  },
};

export const Loading: Story = { parameters: states.loading };

export const NetworkError: Story = {
  parameters: agentStory(disconnect('setTeamRebates')),
  play: async () => {
    const dialog = await preview();
    const confirm = await dialog.findByRole('button', { name: /^Change the rebates/ });
    await userEvent.click(confirm);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Network link is abnormal/);
    await expect(confirm).toBeEnabled();
  },
};

/** [API-03] The agent's own rebate is lower by now: said at the field. */
export const BusinessError: Story = {
  parameters: agentStory(
    refuse('previewTeamRebates', {
      status: 409,
      code: 'LIMIT_EXCEEDED',
      message: 'At most 0.40 %',
      value: { fields: [{ field: 'rebates.0.rate', code: 'rateMax', limit: '40' }] },
    }),
  ),
  play: async () => {
    const dialog = await preview();
    const [field] = dialog.getAllByRole('spinbutton');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/At most 0\.40%/));
  },
};

/** A second press sends nothing while the first is under way. */
export const Submitting: Story = {
  parameters: agentStory(hang('setTeamRebates')),
  play: async () => {
    const dialog = await preview();
    const confirm = await dialog.findByRole('button', { name: /^Change the rebates/ });
    await userEvent.click(confirm);
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await preview();
  },
};
