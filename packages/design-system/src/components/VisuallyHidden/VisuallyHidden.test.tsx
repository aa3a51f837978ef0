import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { VisuallyHidden } from './VisuallyHidden';

describe('VisuallyHidden', () => {
  conformance((props) => <VisuallyHidden {...props}>unread</VisuallyHidden>, {
    element: 'span',
    dataComponent: 'VisuallyHidden',
  });

  it('stays part of the name of what it stands in', () => {
    renderThemed(
      <button type="button">
        3 <VisuallyHidden>unread messages</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: '3 unread messages' })).toBeTruthy();
  });
});
