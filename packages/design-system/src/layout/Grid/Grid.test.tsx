import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { space } from '../../tokens';
import { Grid } from './Grid';

describe('Grid', () => {
  conformance((props) => <Grid {...props}>Content</Grid>, {
    element: 'div',
    dataComponent: 'Grid',
  });

  it('takes its gap from the scale', () => {
    renderThemed(<Grid gap={24}>Content</Grid>);
    const root = document.querySelector<HTMLElement>('[data-component="Grid"]');
    expect(root?.style.getPropertyValue('--_gap')).toBe(space(24));
  });
});
