import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Spinner } from './Spinner';

describe('Spinner', () => {
  conformance((props) => <Spinner {...props} />, { element: 'span', dataComponent: 'Spinner' });

  it('is silent until it has a label, and then a status', () => {
    const { rerender } = renderThemed(<Spinner />);
    expect(screen.queryByRole('status')).toBeNull();
    rerender(<Spinner label="Loading the games" />);
    expect(screen.getByRole('status', { name: 'Loading the games' })).toBeTruthy();
  });
});
