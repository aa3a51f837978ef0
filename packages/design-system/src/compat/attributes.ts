import { version } from 'react';

const IS_REACT_18 = version.startsWith('18.');

/** The attribute that takes an element out of reach; React 18 knows it as text only. */
export const inertProps = (isInert: boolean): { inert?: boolean } => {
  if (!isInert) return {};
  return { inert: (IS_REACT_18 ? '' : true) as boolean };
};

/** How urgently a picture is fetched, under the name that React 18 lets through or the one that React 19 knows. */
export const fetchPriorityProps = (value: 'high' | 'low'): { fetchPriority?: 'high' | 'low' } =>
  IS_REACT_18 ? ({ fetchpriority: value } as object) : { fetchPriority: value };
