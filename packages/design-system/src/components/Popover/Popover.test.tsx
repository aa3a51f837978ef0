import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Popover } from './Popover';

describe('Popover', () => {
  conformance(
    (props) => (
      <Popover {...props} label="Filter">
        Content
      </Popover>
    ),
    { element: 'div', dataComponent: 'Popover' },
  );

  it('has no content on the page until it opens', () => {
    const { container } = renderThemed(<Popover label="Filter">Content</Popover>);
    expect(container.textContent).toBe('Filter');
  });

  it('leaves the Escape that ends a composition to the input method', () => {
    renderThemed(<Popover label="Filter">Content</Popover>);
    const panel = screen.getByRole('dialog', { hidden: true });
    expect(fireEvent.keyDown(panel, { key: 'Escape', keyCode: 229 })).toBe(false);
    expect(fireEvent.keyDown(panel, { key: 'Escape', keyCode: 27 })).toBe(true);
  });

  it('tells its owner when focus leaves', () => {
    const onBlur = vi.fn();
    renderThemed(
      <Popover label="Filter" onBlur={onBlur}>
        Content
      </Popover>,
    );
    fireEvent.blur(screen.getByRole('button', { name: 'Filter' }));
    expect(onBlur).toHaveBeenCalledOnce();
  });
});
