import { answer, disconnect, exampleOf, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { gatewayOf, tooOften } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import PersonalPage from './PersonalPage';

const meta = {
  title: 'Features/Member/PersonalPage',
  component: PersonalPage,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: {
    ...gatewayOf(),
    feature: { visitor: 'member' },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof PersonalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const profile = exampleOf('getProfile') as object;
const nothingSaid = answer('getProfile', {
  ...profile,
  birthday: null,
  payeeName: null,
  telegram: null,
});

export const Ready: Story = {
  play: async ({ step }) => {
    await step('[SUP-06] what was said, what identifies a person hidden in part', async () => {
      await expect(await screen.findByLabelText('Nickname')).toHaveValue('Marlow');
      await expect(screen.getByText('M*** W***')).toBeVisible();
      await expect(screen.queryByLabelText('Date of birth')).toBeNull();
    });
    await step('[SUP-06] the picture that is shown is marked', async () => {
      await expect(await screen.findByRole('button', { name: 'Picture 1' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
  },
};

export const Saved: Story = {
  play: async ({ step }) => {
    await step('[SUP-06] a change is sent, and told', async () => {
      await userEvent.type(await screen.findByLabelText('WhatsApp'), 'marlow');
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByText('Your profile is saved')).toBeVisible();
    });
  },
};

/** A member with an empty profile sees the fields that can be filled only once. */
export const Empty: Story = {
  parameters: gatewayOf(nothingSaid),
  play: async () => {
    await expect(await screen.findByLabelText('Date of birth')).toBeVisible();
    await expect(screen.getByLabelText('Real name')).toHaveAccessibleDescription(
      'It can be given once.',
    );
  },
};

export const Loading: Story = { parameters: gatewayOf(hang('getProfile')) };

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('getProfile')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  },
};

/** Pictures that fail to load leave the rest. */
export const BusinessError: Story = {
  parameters: gatewayOf(tooOften('getMemberIcon')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests');
    await expect(screen.getByLabelText('Nickname')).toBeVisible();
  },
};

/** Another window has saved first. */
export const Refused: Story = {
  parameters: gatewayOf(
    nothingSaid,
    refuse('updateProfile', {
      status: 400,
      code: 'BAD_REQUEST',
      message: 'Refused.',
      value: { fields: [{ field: 'payeeName', code: 'format' }] },
    }),
  ),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Real name'), 'Mary Reed');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Real name')).toHaveAccessibleDescription(/^Check this/),
    );
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
