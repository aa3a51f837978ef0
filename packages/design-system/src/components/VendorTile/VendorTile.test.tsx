import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { VendorTile } from './VendorTile';

describe('VendorTile', () => {
  conformance((props) => <VendorTile {...props} href="/rng" name="Northlight" />, {
    element: 'a',
    dataComponent: 'VendorTile',
  });

  it('is a link by the name of the vendor, and says that it is the current one', () => {
    renderThemed(<VendorTile href="/rng" name="Northlight" isCurrent />);
    const link = screen.getByRole('link', { name: 'Northlight' });
    expect(link.getAttribute('aria-current')).toBe('true');
  });
});
