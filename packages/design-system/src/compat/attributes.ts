import { version } from 'react';

const IS_REACT_18 = version.startsWith('18.');

/** The `inert` attribute. React 18 passes it on only as a string. */
export const inertProps = (isInert: boolean): { inert?: boolean } => {
  if (!isInert) return {};
  return { inert: (IS_REACT_18 ? '' : true) as boolean };
};

/** The `fetchpriority` attribute, in the spelling of React 18 or of React 19. */
export const fetchPriorityProps = (value: 'high' | 'low'): { fetchPriority?: 'high' | 'low' } =>
  IS_REACT_18 ? ({ fetchpriority: value } as object) : { fetchPriority: value };
