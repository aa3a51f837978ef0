import { useCoreSelector } from '@parlour/feature-core';
import type { Decorator } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';

function Trace() {
  const { pathname } = useLocation();
  const dialog = useCoreSelector(({ overlay }) => overlay.stack.at(-1)?.name ?? 'none');
  return (
    <p>
      At <output aria-label="Address">{pathname}</output>, dialog{' '}
      <output aria-label="Dialog">{dialog}</output>
    </p>
  );
}

/** Storybook decorator: shows below the story where a press has led. */
export const withTrace: Decorator = (Story) => (
  <>
    <Story />
    <Trace />
  </>
);
