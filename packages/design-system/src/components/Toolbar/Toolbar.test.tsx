import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

  it('leaves the arrows to a field, and what floats over the page to itself', () => {
    renderThemed(
      <Toolbar label="Record">
        <input aria-label="Search" />
        <button>Go</button>
        <div popover="auto">
          <button>Inside</button>
        </div>
      </Toolbar>,
    );
    const field = screen.getByRole('textbox');
    field.focus();
    fireEvent.keyDown(field, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(field);
    expect(screen.getByText('Inside').hasAttribute('tabindex')).toBe(false);
  });
});

describe('ToolbarGroup', () => {
  conformance((props) => <ToolbarGroup {...props} label="Period" />, {
    element: 'div',
    dataComponent: 'ToolbarGroup',
  });
});
