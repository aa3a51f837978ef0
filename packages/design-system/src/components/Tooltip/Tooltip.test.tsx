import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Tooltip } from './Tooltip';

describe('Tooltip', () => {
  conformance(
    (props) => (
      <Tooltip {...props} text="Reads it anew.">
        {(trigger) => <button {...trigger}>Refresh</button>}
      </Tooltip>
    ),
    { element: 'span', dataComponent: 'Tooltip' },
  );

  it('describes the control before it is ever shown', () => {
    renderThemed(
      <Tooltip text="Reads it anew.">{(trigger) => <button {...trigger}>Refresh</button>}</Tooltip>,
    );
    const id = screen.getByRole('button').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('Reads it anew.');
  });
});
