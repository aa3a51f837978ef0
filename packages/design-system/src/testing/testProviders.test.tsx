import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../components/Dialog/Dialog';
import { LinkButton } from '../components/LinkButton/LinkButton';
import thai from '../labels/texts/th.json';
import { testProviders } from './index';

const dialog = (
  <Dialog isOpen title="Rules" onClose={vi.fn()}>
    Text
  </Dialog>
);

it('gives labels in English, or in the language that is asked for', () => {
  const { unmount } = render(dialog, { wrapper: testProviders() });
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Close');
  unmount();
  render(dialog, { wrapper: testProviders({ labels: thai, language: 'th' }) });
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe(thai.Dialog.close);
});

it('tells of links that are pressed', () => {
  const onNavigate = vi.fn();
  render(<LinkButton href="/rules">Rules</LinkButton>, { wrapper: testProviders({ onNavigate }) });
  fireEvent.click(screen.getByRole('link'));
  expect(onNavigate).toHaveBeenCalledWith({ path: '/rules', isCurrent: false });
});
