import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { FactList } from './FactList';

describe('FactList', () => {
  conformance((props) => <FactList {...props} facts={[{ label: 'Points', value: '4,200' }]} />, {
    element: 'dl',
    dataComponent: 'FactList',
  });

  it('ties each value to its name', () => {
    renderThemed(
      <FactList
        facts={[
          { label: 'Points', value: '4,200' },
          { label: 'Left', value: '18,350' },
        ]}
      />,
    );
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(terms).toEqual(['Points', 'Left']);
    expect(values).toEqual(['4,200', '18,350']);
  });
});
