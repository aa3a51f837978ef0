import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceModalChange } from '../../hooks/topModal';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { ToastRegion } from './ToastRegion';
import { dismissToast, showToast } from './toasts';

const labels = { region: 'Messages', dismiss: 'Close' };

// The unit tests have no top layer; the stories show it.
beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() });
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => dismissToast());
  vi.useRealTimers();
});

describe('ToastRegion', () => {
  conformance((props) => <ToastRegion {...props} labels={labels} />, {
    element: 'div',
    dataComponent: 'ToastRegion',
  });

  const pass = (ms: number): void => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };
  const show = (options: Parameters<typeof showToast>[0]) => act(() => void showToast(options));

  it('takes a toast away after its time, and one of 0 never', () => {
    renderThemed(<ToastRegion labels={labels} />);
    show({ title: 'Saved', duration: 2000 });
    show({ title: 'Stays', duration: 0 });
    pass(1999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
    pass(100_000);
    expect(screen.queryByText('Stays')).not.toBeNull();
  });

  it('waits while somebody reads, and goes on after one is dismissed', () => {
    renderThemed(<ToastRegion labels={labels} />);
    show({ title: 'First', duration: 2000 });
    show({ title: 'Second', duration: 2000 });
    fireEvent.pointerEnter(screen.getByRole('region'));
    fireEvent.pointerOver(screen.getByRole('region'));
    pass(10_000);
    expect(screen.queryByText('First')).not.toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.queryByText('First')).toBeNull();
    pass(2000);
    expect(screen.queryByText('Second')).toBeNull();
  });

  it('gives focus back to where it was when all are taken away at once', () => {
    renderThemed(
      <>
        <button>Save</button>
        <ToastRegion labels={labels} />
      </>,
    );
    show({ title: 'First', duration: 0 });
    show({ title: 'Second', duration: 0 });
    act(() => screen.getByRole('button', { name: 'Save' }).focus());
    act(() => screen.getAllByRole('button', { name: 'Close' })[1]?.focus());
    act(() => dismissToast());
    expect(document.activeElement?.textContent).toBe('Save');
  });

  it('interrupts for what is wrong and waits with the rest', () => {
    renderThemed(<ToastRegion labels={labels} />);
    // It has to exist before the text, or screen readers would not announce it.
    const log = screen.getByRole('log');
    expect(log.textContent).toBe('');
    show({ title: 'Saved', tone: 'positive' });
    show({ title: 'Not sent', tone: 'danger' });
    expect(screen.getByRole('log')).toBe(log);
    expect(log.textContent).toBe('Saved');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Not sent');
    expect(log.contains(alert)).toBe(false);
  });

  it('puts words that waited for it into the page only when a reader knows it', () => {
    show({ title: 'Saved' });
    renderThemed(<ToastRegion labels={labels} />);
    expect(screen.getByRole('log').textContent).toBe('');
    pass(100);
    expect(screen.getByRole('log').textContent).toBe('Saved');
  });

  it('puts its words into another place only when a reader knows it', () => {
    renderThemed(<ToastRegion labels={labels} />);
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    vi.spyOn(document, 'querySelectorAll').mockImplementation((selector) =>
      selector === 'dialog:modal'
        ? ([dialog] as unknown as NodeListOf<Element>)
        : document.documentElement.querySelectorAll(selector),
    );
    show({ title: 'Saved' });
    act(() => announceModalChange());
    pass(50);
    const log = dialog.querySelector('[role="log"]');
    expect(log?.textContent).toBe('');
    pass(100);
    expect(dialog.querySelector('[role="log"]')).toBe(log);
    expect(log?.textContent).toBe('Saved');
  });
});
