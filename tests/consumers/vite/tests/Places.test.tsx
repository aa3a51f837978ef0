import { DataTable } from '@parlour/design-system/DataTable';
import { Dialog } from '@parlour/design-system/Dialog';
import { type DialogAnswer, DialogRegion, openDialog } from '@parlour/design-system/DialogRegion';
import { LinkButton } from '@parlour/design-system/LinkButton';
import thai from '@parlour/design-system/labels/th.json';
import { Menu } from '@parlour/design-system/Menu';
import { showToast, ToastRegion } from '@parlour/design-system/ToastRegion';
import { addBrowserFeatures, resetPage, testProviders } from '@parlour/design-system/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

const faults = vi.spyOn(console, 'error');

beforeAll(addBrowserFeatures);
afterEach(() => {
  cleanup();
  resetPage();
  expect(faults).not.toHaveBeenCalled();
});

it('opens a menu by its button, and closes it by a press beside it or at Escape', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  const items = [
    { id: 'slots', label: 'Slots' },
    { id: 'live', label: 'Live tables' },
  ];
  render(
    <>
      <Menu label="Places" items={items} onSelect={onSelect} />
      <p>Beside</p>
    </>,
    { wrapper: testProviders() },
  );
  const button = screen.getByRole('button', { name: 'Places' });
  const isOpen = () => screen.queryByRole('menuitem', { name: 'Slots' }) !== null;
  expect(isOpen()).toBe(false);
  await user.click(button);
  expect(document.activeElement?.textContent).toBe('Slots');
  await user.click(screen.getByText('Beside'));
  expect(isOpen()).toBe(false);
  await user.click(button);
  await user.click(button);
  expect(isOpen()).toBe(false);
  await user.click(button);
  await user.keyboard('{Escape}');
  expect([isOpen(), document.activeElement]).toEqual([false, button]);
  await user.click(button);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledWith({ id: 'live' });
});

it('chooses columns, whose button opens its list without a script', async () => {
  const user = userEvent.setup();
  const columns = [
    { id: 'game', header: 'Game', cell: ({ game }: { game: string }) => game },
    { id: 'stake', header: 'Stake', cell: () => '2.00' },
  ];
  const rows = [{ game: 'Lantern Koi' }];
  render(
    <DataTable
      caption="Bets"
      columns={columns}
      rows={rows}
      rowId={(row) => row.game}
      columnChoice={{}}
    />,
    { wrapper: testProviders() },
  );
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Stake' }));
  expect(screen.queryByRole('columnheader', { name: 'Stake' })).toBeNull();
});

it('speaks the language that is asked for', () => {
  render(
    <Dialog isOpen title="Rules" onClose={vi.fn()}>
      Text
    </Dialog>,
    { wrapper: testProviders({ labels: thai, language: 'th' }) },
  );
  screen.getByRole('button', { name: thai.Dialog.close });
});

it('tells of links that are pressed', async () => {
  const onNavigate = vi.fn();
  render(<LinkButton href="/rules">Rules</LinkButton>, { wrapper: testProviders({ onNavigate }) });
  await userEvent.click(screen.getByRole('link'));
  expect(onNavigate).toHaveBeenCalledWith({ path: '/rules', isCurrent: false });
});

const regions = (
  <>
    <DialogRegion />
    <ToastRegion />
  </>
);

it('answers a dialog that was opened from anywhere', async () => {
  const user = userEvent.setup();
  render(regions, { wrapper: testProviders() });
  let asked: Promise<DialogAnswer> | undefined;
  act(() => {
    asked = openDialog({ title: 'Leave?', buttons: [{ id: 'stay', label: 'Stay' }] });
  });
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(await asked).toEqual({ kind: 'button', id: 'stay' });
});

it('leaves nothing to the next test', async () => {
  const { unmount } = render(regions, { wrapper: testProviders() });
  act(() => {
    showToast({ title: 'Saved' });
    void openDialog({ title: 'Leave?' });
  });
  await screen.findByText('Saved');
  unmount();
  resetPage();
  render(regions, { wrapper: testProviders() });
  expect(screen.queryByText(/Saved|Leave/)).toBeNull();
});
