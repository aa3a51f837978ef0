import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Amount } from './Amount';

describe('Amount', () => {
  conformance((props) => <Amount {...props} value="1.00" />, {
    element: 'span',
    dataComponent: 'Amount',
  });

  it('leaves no trace of an amount that is hidden', () => {
    renderThemed(<Amount value="1,234.50" isHidden hiddenLabel="Balance hidden" />);
    expect(document.body.textContent).toBe('***');
    expect(screen.getByRole('img', { name: 'Balance hidden' })).toBeDefined();
  });
});
