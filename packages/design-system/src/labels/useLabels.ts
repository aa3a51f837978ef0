import { createContext, useContext } from 'react';

/** The labels of every component by its name. */
export type LabelsByComponent = Readonly<Record<string, object | undefined>>;

export const LabelsContext = createContext<LabelsByComponent>({});

/**
 * The labels of a component: those it was given, and for the others those of the `LabelsProvider`.
 * Without either, a label is undefined.
 */
export function useLabels<Labels extends object>(
  component: string,
  given: Partial<Labels> | undefined,
): Labels {
  const builtIn = useContext(LabelsContext)[component];
  // Where nothing is merged, the object stays the same from render to render.
  if (builtIn === undefined || given === undefined) return (given ?? builtIn ?? {}) as Labels;
  return { ...builtIn, ...given } as Labels;
}
