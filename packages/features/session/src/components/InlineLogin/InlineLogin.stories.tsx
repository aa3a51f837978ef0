import { disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BY_BOTH, BY_PHONE, BY_USERNAME, gatewayOf, wrongPassword } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import { InlineLogin } from './InlineLogin';

const meta = {
  title: 'Features/Session/InlineLogin',
  component: InlineLogin,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: gatewayOf(BY_USERNAME),
} satisfies Meta<typeof InlineLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types into both fields and presses the button. */
const tryToLogIn: NonNullable<Story['play']> = async ({ canvasElement, step }) => {
  const canvas = within(canvasElement);
  await step('type and press', async () => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'member1');
    await userEvent.type(canvas.getByLabelText('Password'), 'Parlour#2024');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
  });
};

const warned =
  (text: string): NonNullable<Story['play']> =>
  async (context) => {
    await tryToLogIn(context);
    const alert = within(context.canvasElement).getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(text));
  };

export const Ready: Story = {};

export const BothTypes: Story = {
  parameters: gatewayOf(BY_BOTH),
  play: async ({ canvas, step }) => {
    await step('[HDR-04] the list offers both', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Sign-in method' }));
      await expect(canvas.getByRole('button', { name: 'Phone' })).toBeVisible();
    });
    await step('[HDR-11] it closes after focus has left it', async () => {
      await userEvent.click(canvas.getByLabelText('Password'));
      const gone = () => expect(canvas.queryByRole('button', { name: 'Phone' })).toBeNull();
      await waitFor(gone);
    });
  },
};

export const OnlyByPhone: Story = {
  parameters: gatewayOf(BY_PHONE),
};

export const Empty: Story = {
  play: async ({ canvas, step }) => {
    await step('[HDR-10] without a password', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'member1');
      await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
      await expect(canvas.getByRole('alert')).toHaveTextContent('Incorrect account or password');
    });
  },
};

export const BusinessError: Story = {
  parameters: gatewayOf(BY_USERNAME, wrongPassword()),
  play: warned('Incorrect account or password'),
};

export const NetworkError: Story = {
  parameters: gatewayOf(BY_USERNAME, disconnect('login')),
  play: warned('Network link is abnormal, please try again'),
};

export const Submitting: Story = {
  parameters: gatewayOf(BY_USERNAME, hang('login')),
  play: tryToLogIn,
};

export const LongLanguage: Story = { globals: { language: 'id' } };

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
