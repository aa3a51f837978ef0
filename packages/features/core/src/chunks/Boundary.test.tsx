import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Boundary } from './Boundary';

it('[F26] keeps an error inside its region, and logs it to the console', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new Error('no such column');
  const Broken = () => {
    throw error;
  };
  render(
    <>
      <Boundary fallback={() => 'This part is missing'}>
        <Broken />
      </Boundary>
      <p>The rest</p>
    </>,
  );
  expect(screen.getByText('This part is missing')).toBeDefined();
  expect(screen.getByText('The rest')).toBeDefined();
  expect(told.mock.calls.flat()).toContain(error);
});
