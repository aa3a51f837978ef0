import { describe, expect, it } from 'vitest';
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
});
