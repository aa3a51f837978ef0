import { useOverlay } from '@parlour/feature-core';
import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { gatewayOf } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import ResetPasswordPage from './ResetPasswordPage';

/** Shows the address and other effects on the site. */
function Trace() {
  const { pathname, search, hash } = useLocation();
  const { isOpen: asksToLogIn } = useOverlay('login');
  const { request } = useOverlay('forgotPassword');
  return (
    <>
      <p role="log" aria-label="Address">{`${pathname}${search}${hash}`}</p>
      <p role="log" aria-label="Dialog">
        {asksToLogIn ? 'login' : request?.type}
      </p>
    </>
  );
}

const around = [answer('completePasswordReset'), answer('getRegisterSettings')];
const LINK = '/resetPassword#token=r8Kx2mYd9sVc4kNp0zRj6uHg8fTa3eBq';

const meta = {
  title: 'Features/Session/ResetPasswordPage',
  component: ResetPasswordPage,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: { ...gatewayOf([], ...around), feature: { path: LINK } },
  render: () => (
    <>
      <ResetPasswordPage />
      <Trace />
    </>
  ),
} satisfies Meta<typeof ResetPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const refused = (status: number, code: 'INVALID_CODE' | 'CODE_EXPIRED' | 'WEAK_PASSWORD') =>
  gatewayOf(
    [],
    refuse('completePasswordReset', { status, code, message: 'Password format is incorrect' }),
    ...around,
  );

const fill: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('New password'), 'Quiet-Harbour-9');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'Quiet-Harbour-9{Enter}');
};

const asksAgain: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Ask for another link' }));
  await expect(canvas.getByRole('log', { name: 'Dialog' })).toHaveTextContent('email');
};

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('the link leaves the address at once', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Set a new password' }),
      ).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('log', { name: 'Address' })).toHaveTextContent(/^\/resetPassword$/),
      );
    });
  },
};

export const Done: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await step('success says so, and the login opens', async () => {
      await fill(context);
      await expect(await canvas.findByRole('status')).toHaveTextContent(
        'Your password has been changed',
      );
      await expect(canvas.getByRole('log', { name: 'Dialog' })).toHaveTextContent('login');
    });
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('New password');
    await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }));
    await waitFor(() => expect(password).toHaveFocus());
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Input cannot be empty/));
  },
};

export const BusinessError: Story = {
  parameters: refused(400, 'INVALID_CODE'),
  play: async (context) => {
    const { canvas, step } = context;
    await step('a link that was used says so and leads on', async () => {
      await fill(context);
      await expect(await canvas.findByRole('alert')).toHaveTextContent('This link has been used');
      await asksAgain(context);
    });
  },
};

export const TooOld: Story = {
  parameters: refused(400, 'CODE_EXPIRED'),
  play: async (context) => {
    const { canvas, step } = context;
    await step('so does one that is too old', async () => {
      await fill(context);
      await expect(await canvas.findByRole('alert')).toHaveTextContent('This link is too old');
      await asksAgain(context);
    });
  },
};

export const NoLink: Story = {
  parameters: { feature: { path: '/resetPassword' } },
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'This link is not whole',
    );
    await asksAgain(context);
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf([], disconnect('completePasswordReset'), ...around),
  play: async (context) => {
    await fill(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Network link is abnormal, please try again',
    );
  },
};

export const SomebodyElse: Story = {
  parameters: { feature: { path: LINK, visitor: 'member' } },
};

export const SomebodyElseInteraction: Story = {
  ...SomebodyElse,
  play: async ({ canvas, step }) => {
    await step('who is logged in leaves first, and the link is still there', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
      await expect(await canvas.findByLabelText('New password')).toBeVisible();
    });
  },
};

export const Loading: Story = { parameters: gatewayOf([], hang('getRegisterSettings')) };

export const Submitting: Story = {
  parameters: gatewayOf([], hang('completePasswordReset'), ...around),
  play: async (context) => {
    await fill(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Set new password' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
