import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Toolbar } from './Toolbar';
import { ToolbarGroup } from './ToolbarGroup';

describe('Toolbar', () => {
  conformance((props) => <Toolbar {...props} label="Record" />, {
    element: 'div',
    dataComponent: 'Toolbar',
  });

  it('keeps one stop when a control goes', () => {
    const draw = (names: readonly string[]) => (
      <Toolbar label="Record">
        {names.map((name) => (
          <button key={name}>{name}</button>
        ))}
      </Toolbar>
    );
    const { rerender } = renderThemed(draw(['a', 'b', 'c']));
    rerender(draw(['b', 'c']));
    expect(screen.getAllByRole('button').map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
  });

  it('leaves the arrows to a field, which is a stop of its own beside that of the rest', () => {
    renderThemed(
      <Toolbar label="Record">
        <button>Back</button>
        <input aria-label="Search" />
        <select aria-label="Period" />
        <button>Go</button>
      </Toolbar>,
    );
    const [back, go] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
    const field = screen.getByRole('textbox');
    const stops = () =>
      [...document.querySelectorAll('button, input, select')].map(
        (control) => (control as HTMLElement).tabIndex,
      );
    act(() => field.focus());
    fireEvent.keyDown(field, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(field);
    expect(stops()).toEqual([0, 0, 0, -1]);
    act(() => back.focus());
    fireEvent.keyDown(back, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(go);
    expect(stops()).toEqual([-1, 0, 0, 0]);
  });

  it('leaves what floats over the page to itself, and passes what is not seen', () => {
    renderThemed(
      <Toolbar label="Record">
        <button style={{ display: 'none' }}>Hidden</button>
        <button>Back</button>
        <button style={{ display: 'none' }}>Narrow</button>
        <button>Go</button>
        <div popover="auto">
          <button>Inside</button>
        </div>
      </Toolbar>,
    );
    expect(screen.getByText('Inside').hasAttribute('tabindex')).toBe(false);
    const back = screen.getByText('Back');
    expect(back.tabIndex).toBe(0);
    act(() => back.focus());
    fireEvent.keyDown(back, { key: 'ArrowRight' });
    expect(document.activeElement?.textContent).toBe('Go');
  });

  it('tells its owner of keys, who can take them', () => {
    const onFocus = vi.fn();
    renderThemed(
      <Toolbar label="Record" onFocus={onFocus} onKeyDown={(event) => event.preventDefault()}>
        <button>Back</button>
        <button>Go</button>
      </Toolbar>,
    );
    const back = screen.getByText('Back');
    act(() => back.focus());
    fireEvent.keyDown(back, { key: 'ArrowRight' });
    expect(onFocus).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(back);
  });
});

describe('ToolbarGroup', () => {
  conformance((props) => <ToolbarGroup {...props} label="Period" />, {
    element: 'div',
    dataComponent: 'ToolbarGroup',
  });
});
