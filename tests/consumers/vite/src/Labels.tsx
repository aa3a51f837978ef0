import { LabelsProvider } from '@parlour/design-system/labels';
import labels from '@parlour/design-system/labels/en.json';
import type { ReactNode } from 'react';

export function Labels({ children }: { children: ReactNode }) {
  return (
    <LabelsProvider labels={labels} language="en">
      {children}
    </LabelsProvider>
  );
}
