import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Tooltip } from './Tooltip';

describe('Tooltip', () => {
  conformance(
    (props) => (
      <Tooltip {...props} text="Reads it anew.">
        {(trigger) => <button {...trigger}>Refresh</button>}
      </Tooltip>
    ),
    { element: 'span', dataComponent: 'Tooltip' },
  );

  it('describes the control before it is ever shown', () => {
    renderThemed(
      <Tooltip text="Reads it anew.">{(trigger) => <button {...trigger}>Refresh</button>}</Tooltip>,
    );
    const id = screen.getByRole('button').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('Reads it anew.');
  });

  it('stays while the mouse is on its words, and never comes for a finger', () => {
    vi.useFakeTimers();
    // The unit tests have no popovers.
    const [showPopover, hidePopover] = [vi.fn(), vi.fn()];
    Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
    renderThemed(
      <Tooltip text="Reads it anew.">{(trigger) => <button {...trigger}>Refresh</button>}</Tooltip>,
    );
    const button = screen.getByRole('button');
    const outside = { relatedTarget: document.body };
    const enter = (pointerType: string) =>
      fireEvent.pointerOver(button, { pointerType, ...outside });
    enter('touch');
    vi.runAllTimers();
    expect(showPopover).not.toHaveBeenCalled();
    enter('mouse');
    vi.runAllTimers();
    expect(showPopover).toHaveBeenCalledOnce();
    // Over the gap between the control and the tooltip.
    fireEvent.pointerOut(button, outside);
    fireEvent.pointerOver(screen.getByRole('tooltip', { hidden: true }), {
      pointerType: 'mouse',
      ...outside,
    });
    vi.runAllTimers();
    expect(hidePopover).not.toHaveBeenCalled();
    fireEvent.pointerOut(button, outside);
    vi.runAllTimers();
    expect(hidePopover).toHaveBeenCalledOnce();
  });
});
