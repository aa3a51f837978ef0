import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Breadcrumb } from './Breadcrumb';
import { BREADCRUMB_LABELS, WAY } from './Breadcrumb.fixtures';

describe('Breadcrumb', () => {
  conformance((props) => <Breadcrumb {...props} items={WAY} labels={BREADCRUMB_LABELS} />, {
    element: 'nav',
    dataComponent: 'Breadcrumb',
  });

  it('has nothing to show in the middle of three steps', () => {
    renderThemed(<Breadcrumb items={WAY.slice(2)} labels={BREADCRUMB_LABELS} />);
    expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  });
});
