import { withFeatureProviders } from '@parlour/feature-core/testing';
import { hang, type OperationId, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { agentStory, statesOf } from '../../testing/agentStory';
import MemberDialog from './MemberDialog';

const states = statesOf('getTeamMember');

const meta = {
  title: 'Features/Agent/MemberDialog',
  component: MemberDialog,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: agentStory(),
  args: { memberId: 'mb-2107', onClose: fn() },
} satisfies Meta<typeof MemberDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'koipond7' }));

/** Fills the form of a transfer and sends it. */
async function sendMoney() {
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('tab', { name: 'Transfer' }));
  await userEvent.type(await dialog.findByLabelText('Amount'), '12.50');
  await userEvent.type(dialog.getByLabelText('Payment password'), '482913');
  const send = dialog.getByRole('button', { name: 'Send' });
  await userEvent.click(send);
  return { dialog, send };
}

const moneyBefore = (handler: RequestHandler) => agentStory(handler);
const TRANSFER: OperationId = 'transferToDownline';

export const Ready: Story = {
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText('Met at the spring meeting')).toBeVisible();
    await expect(dialog.getByText('0.60%')).toBeVisible();
  },
};

/** [AG-01] A figure of the person opens what it is made of, over the dialog, which stays. */
export const WhyInteraction: Story = {
  play: async () => {
    const dialog = await openDialog();
    const [figure] = await dialog.findAllByRole('button', { name: /why\?$/ });
    if (figure === undefined) throw new Error('No figure opens anything');
    await userEvent.click(figure);
    const why = within(await screen.findByRole('dialog', { name: /^Why / }));
    await expect(await why.findByRole('table', { name: /add up to it$/ })).toBeVisible();
    await userEvent.click(why.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(figure).toHaveFocus());
    await expect(dialog.getByText('Met at the spring meeting')).toBeVisible();
  },
};

export const Loading: Story = { parameters: states.loading };

export const NetworkError: Story = {
  parameters: states.networkError,
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Network link is abnormal, please try again');
  },
};

export const BusinessError: Story = {
  parameters: moneyBefore(
    refuse(TRANSFER, {
      status: 403,
      code: 'PAYMENT_PASSWORD_REQUIRED',
      message: 'Please set a payment password first',
    }),
  ),
  play: async () => {
    const { dialog } = await sendMoney();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Please set a payment password first',
    );
    await expect(dialog.getByRole('link', { name: 'Security' })).toHaveAttribute(
      'href',
      '/?member=securityCenter',
    );
  },
};

/** [AG-07] The agent's own note, which can be replaced and removed. */
export const Note: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('tab', { name: 'Note' }));
    const note = await dialog.findByLabelText('Your note');
    await expect(note).toHaveValue('Prefers to be called in the evening.');
    await expect(note).toHaveAccessibleDescription(/Only you see it/);
  },
};

export const NoteInteraction: Story = {
  play: async (context) => {
    await Note.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    const note = dialog.getByLabelText('Your note');
    await userEvent.type(note, ' Not on Sundays.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    await expect(await dialog.findByText('The note is saved.')).toBeVisible();
  },
};

/** A second press sends nothing while the first is under way. */
export const Submitting: Story = {
  parameters: moneyBefore(hang(TRANSFER)),
  play: async () => {
    const { send } = await sendMoney();
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
