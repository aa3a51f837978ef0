import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DialogRegion, openDialog } from '../components/DialogRegion/DialogRegion';
import { Menu } from '../components/Menu/Menu';
import { showToast, ToastRegion } from '../components/ToastRegion/ToastRegion';
import { setColorScheme } from '../theme/colorScheme';
import { addBrowserFeatures, resetPage, testProviders } from './index';

// Files share a page: this one gives it back as it was.
const kept = [Element, Document, HTMLElement, HTMLDialogElement].map(
  ({ prototype }) => [prototype, Object.getOwnPropertyDescriptors(prototype)] as const,
);
const listeners: Parameters<Document['removeEventListener']>[] = [];

beforeAll(() => {
  const add = vi.spyOn(document, 'addEventListener');
  addBrowserFeatures();
  listeners.push(...(add.mock.calls as typeof listeners));
  add.mockRestore();
});
afterAll(() => {
  for (const [prototype, properties] of kept) {
    const added = Object.keys(Object.getOwnPropertyDescriptors(prototype));
    for (const name of added) if (!(name in properties)) Reflect.deleteProperty(prototype, name);
    Object.defineProperties(prototype, properties);
  }
  for (const listener of listeners) document.removeEventListener(...listener);
  document.head.querySelector('style:last-of-type')?.remove();
});

function dialogOf(html: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.append(document.createRange().createContextualFragment(html));
  document.body.append(dialog);
  return dialog;
}

it('opens a dialog with the focus in it, and Escape closes it unless its owner keeps it', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const dialog = dialogOf('<input />');
  dialog.showModal();
  expect(document.querySelectorAll('dialog:modal')).toHaveLength(1);
  expect(document.activeElement?.tagName).toBe('INPUT');
  const keep = (event: Event) => event.preventDefault();
  dialog.addEventListener('cancel', keep);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(dialog.open).toBe(true);
  dialog.removeEventListener('cancel', keep);
  const handleClose = vi.fn();
  dialog.addEventListener('close', handleClose);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await Promise.resolve();
  expect(handleClose).toHaveBeenCalledTimes(1);
  expect(dialog.matches(':modal')).toBe(false);
  expect(document.activeElement).toBe(opener);
});

it('opens a menu, and a press beside it closes it', async () => {
  render(
    <>
      <Menu label="Places" items={[{ id: 'slots', label: 'Slots' }]} onSelect={vi.fn()} />
      <p>beside</p>
    </>,
    { wrapper: testProviders() },
  );
  expect(screen.queryByRole('menuitem')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Places' }));
  const item = await screen.findByRole('menuitem', { name: 'Slots' });
  expect(document.activeElement).toBe(item);
  fireEvent.pointerUp(screen.getByText('beside'));
  await vi.waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
});

it('closes what is topmost first', () => {
  const lower = dialogOf('<button>lower</button>');
  const upper = dialogOf('<button>upper</button>');
  lower.showModal();
  upper.showModal();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([lower.open, upper.open]).toEqual([true, false]);
});

it('has an animation end at once', async () => {
  const animation = document.body.animate([], 100);
  await expect(animation.finished).resolves.toBe(animation);
});

it('takes back toasts, dialogs and the theme', async () => {
  render(
    <>
      <DialogRegion />
      <ToastRegion />
    </>,
    { wrapper: testProviders() },
  );
  setColorScheme('light');
  await act(async () => {
    showToast({ title: 'Saved' });
    void openDialog({ title: 'Leave?' });
  });
  expect(document.body.textContent).toMatch(/Leave\?.*Saved/);
  act(resetPage);
  expect(document.body.textContent).not.toContain('Saved');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.documentElement.hasAttribute('data-scheme')).toBe(false);
});
