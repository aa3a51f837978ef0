import { render } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { part } from './styledRuntime';

describe('an extracted part', () => {
  it('is its element with one class more, and passes all on', () => {
    const Root = part('button', 'Card-Root');
    const ref = createRef<HTMLDivElement>();
    const { container } = render(
      <Root ref={ref} className="own" data-open aria-label="Open">
        Text
      </Root>,
    );
    expect(container.innerHTML).toBe(
      '<button data-open="true" aria-label="Open" class="Card-Root own">Text</button>',
    );
    expect(ref.current).toBe(container.firstChild);
  });

  it('has the classes of what it extends', () => {
    const Quiet = part(part('p', 'Card-Text'), 'Card-Quiet');
    const { container } = render(<Quiet />);
    expect(container.innerHTML).toBe('<p class="Card-Text Card-Quiet"></p>');
  });
});
