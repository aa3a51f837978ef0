import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Divider } from './Divider';

describe('Divider', () => {
  conformance((props) => <Divider {...props} />, { element: 'div', dataComponent: 'Divider' });

  it('parts for readers too, unless a word is read in its place', () => {
    const { rerender } = renderThemed(<Divider direction="row" />);
    expect(screen.getByRole('separator').getAttribute('aria-orientation')).toBe('vertical');
    rerender(<Divider>or</Divider>);
    expect(screen.queryByRole('separator')).toBeNull();
    expect(screen.getByText('or')).toBeTruthy();
  });
});
