import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { space } from '../../tokens';
import { Inline } from './Inline';

describe('Inline', () => {
  conformance((props) => <Inline {...props}>Content</Inline>, {
    element: 'div',
    dataComponent: 'Inline',
  });

  it('takes its gap from the scale', () => {
    renderThemed(<Inline gap={24}>Content</Inline>);
    const root = document.querySelector<HTMLElement>('[data-component="Inline"]');
    expect(root?.style.getPropertyValue('--_gap')).toBe(space(24));
  });
});
