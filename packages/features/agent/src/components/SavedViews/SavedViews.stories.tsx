import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { ReportViews } from '@parlour/gateway-openapi/agent';
import { answer, disconnect, exampleOf, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useSavedViews } from '../../model/useSavedViews';
import { agentStory } from '../../testing/agentStory';
import { SavedViews } from './SavedViews';

const QUIET = 'Quiet agents, directly below';
const view = (at: number, name: string) => ({
  viewId: `rv-${String(at)}`,
  name,
  state: { kind: 'agent', level: String((at % 9) + 1) },
});
const saved = (views: ReturnType<typeof view>[]) => ({
  ...(exampleOf('listReportViews') as ReportViews),
  views,
});
const many = (count: number) =>
  saved(Array.from({ length: count }, (_, at) => view(at + 1, `View ${String(at + 1)}`)));

/** The views of the list of people, over the address that they lead to. */
function Sample() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <SavedViews views={useSavedViews('listTeamMembers')} />
      <output>{decodeURIComponent(search)}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

const meta = {
  title: 'Features/Agent/SavedViews',
  component: SavedViews,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: {
    ...agentStory(),
    feature: { visitor: 'agent', path: '/?agent=downlineManagmentView&agent.page=2' },
  },
  render: () => <Sample />,
} satisfies Meta<typeof SavedViews>;

export default meta;
type Story = StoryObj<Partial<React.ComponentProps<typeof SavedViews>>>;

const openSave: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save view' }));
  await screen.findByRole('dialog', { name: 'Save view' });
};
const openList: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Manage views' }));
  await screen.findByRole('dialog', { name: 'Saved views' });
};

/** [AG-09] A view puts its filters and its order into the address, on the first page; the way back leads out of it. */
export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    const before = '?agent=downlineManagmentView&agent.page=2';
    await step('by keyboard', async () => {
      (await canvas.findByRole('button', { name: 'Saved views' })).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: QUIET })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
    });
    await expect(await canvas.findByRole('button', { name: `Saved view: ${QUIET}` })).toBeVisible();
    const address = canvas.getByRole('status');
    await expect(address).toHaveTextContent('agent.activity=no30');
    await expect(address).toHaveTextContent('agent.sort=-balance');
    await expect(address).not.toHaveTextContent('agent.page');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address).toHaveTextContent(before));
    await expect(canvas.getByRole('button', { name: 'Saved views' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: agentStory(hang('listReportViews')) };

/** Nothing is saved yet. */
export const Empty: Story = {
  parameters: agentStory(answer('listReportViews', saved([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save view' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Saved views' })).toBeNull();
  },
};

export const NetworkError: Story = {
  parameters: agentStory(disconnect('listReportViews')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your saved views could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A name is asked for; one that another view has is not sent. */
export const Saving: Story = {
  play: async (context) => {
    await openSave(context);
    const dialog = within(screen.getByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard(`${QUIET.toUpperCase()}{Enter}`);
    await expect(await dialog.findByText('Another view has this name')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.keyboard('Mine{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Save view' })).toHaveFocus(),
    );
  },
};

export const SavingRefused: Story = {
  parameters: agentStory(
    refuse('saveReportView', { status: 409, code: 'LIMIT_EXCEEDED', message: 'At most 20' }),
  ),
  play: async (context) => {
    await openSave(context);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mine{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('At most 20');
  },
};

/** Twenty are the most. */
export const Full: Story = {
  parameters: agentStory(answer('listReportViews', many(20))),
  play: async (context) => {
    await openSave(context);
    await expect(screen.getByText(/no more are possible/)).toBeVisible();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

/** Renaming and deleting happen in the row, and the focus stays there. */
export const Managing: Story = {
  parameters: agentStory(answer('listReportViews', many(3))),
  play: async (context) => {
    await openList(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Rename View 2' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')[1]).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete View 2' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(dialog.getByText(/Delete “View 2”\?/)).toBeVisible();
  },
};

export const LongContent: Story = {
  parameters: agentStory(
    answer('listReportViews', saved([view(1, 'W'.repeat(40)), view(2, 'Agen langsung saya')])),
  ),
  play: openList,
};

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } }, play: openList };

export const Arabic: Story = {
  globals: { language: 'ar', direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'إدارة طرق العرض' }));
    await screen.findByRole('dialog', { name: 'طرق العرض المحفوظة' });
  },
};
