import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { space } from '../../tokens';
import { Stack } from './Stack';

describe('Stack', () => {
  conformance((props) => <Stack {...props}>Content</Stack>, {
    element: 'div',
    dataComponent: 'Stack',
  });

  it('takes its gap from the scale', () => {
    renderThemed(<Stack gap={24}>Content</Stack>);
    const root = document.querySelector<HTMLElement>('[data-component="Stack"]');
    expect(root?.style.getPropertyValue('--_gap')).toBe(space(24));
  });
});
