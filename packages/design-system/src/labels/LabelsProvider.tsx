import { type ReactNode, useMemo } from 'react';
import { type LabelTexts, readLabels } from './readLabels';
import { LabelsContext } from './useLabels';

export interface LabelsProviderProps {
  /** The content of `@parlour/design-system/labels/<tag>.json`. */
  labels: LabelTexts;
  /** Its language as a BCP 47 tag, such as `pt-BR`: decides plural forms and digits. */
  language: string;
  children: ReactNode;
}

/**
 * Gives every component inside it its built-in labels in one language. A label that a component is given by its
 * own `labels` wins.
 */
export function LabelsProvider({ labels, language, children }: LabelsProviderProps) {
  const ready = useMemo(() => readLabels(labels, language), [labels, language]);
  return <LabelsContext.Provider value={ready}>{children}</LabelsContext.Provider>;
}
