import { ToastRegion } from '@parlour/design-system/ToastRegion';
import { addBrowserFeatures, resetPage, testProviders } from '@parlour/design-system/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { LoginDialog } from '../src/LoginDialog';

beforeAll(addBrowserFeatures);
afterEach(() => {
  cleanup();
  resetPage();
});

it('welcomes whoever logs in', async () => {
  const user = userEvent.setup();
  render(
    <>
      <LoginDialog />
      <ToastRegion />
    </>,
    { wrapper: testProviders() },
  );
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await user.type(screen.getByLabelText('Username'), 'lantern7{Enter}');
  await screen.findByText('Welcome, lantern7');
  expect(screen.queryByRole('dialog')).toBeNull();
});
