import { LabelsProvider } from '@parlour/design-system/labels';
import labels from '@parlour/design-system/labels/en.json';
import { ToastRegion } from '@parlour/design-system/ToastRegion';
import type { BrandValues } from '@parlour/design-system/theme';
import { useEffect, useState } from 'react';
import { useOpponent } from './compare/opponents';
import { BrandForm } from './panel/BrandForm';
import { StudioBar } from './StudioBar';
import { type StudioTab, StudioTabs } from './StudioTabs';
import type { StageView } from './stage/stageView';
import { startOf } from './startOf';
import { forgetLink } from './studioAddress';
import * as S from './ThemeStudio.styles';
import { useStudio } from './useStudio';

export interface ThemeStudioProps {
  /** Values of the fields at first, and after "Start again". */
  initialValues: BrandValues;
  /** Takes the values of the address or of the last visit, and keeps them for the next. Default: false. */
  isKept?: boolean;
  /** What the stage shows at first. */
  initialView?: Partial<StageView>;
  /** Id of the brand that it is compared with at first. */
  initialOpponent?: string;
  /** The view that is open at first. */
  initialTab?: StudioTab;
}

/**
 * A merchant's values, a page and the specimen in the brand that they make, and its files. Colours that would be hard
 * to read are moved, with a note beside them; an invalid value has its error beside its field.
 */
export function ThemeStudio({
  initialValues,
  isKept = false,
  initialView,
  initialOpponent,
  initialTab,
}: ThemeStudioProps) {
  const [start] = useState(() => startOf(initialValues, isKept));
  const shared = isKept ? 'studio' : 'studio-example';
  const studio = useStudio(start.values, shared);
  const compared = useOpponent(initialOpponent);
  const isLinkPast = isKept && studio.canUndo;
  useEffect(() => {
    if (isLinkPast) forgetLink();
  }, [isLinkPast]);
  return (
    <LabelsProvider labels={labels} language="en">
      <S.Root>
        <StudioBar studio={studio} first={initialValues} onKeep={compared.keep} />
        <S.Panel aria-label="Values of the brand">
          <BrandForm studio={studio} />
        </S.Panel>
        <S.Main aria-label="The brand as it is seen">
          <StudioTabs
            studio={studio}
            shared={shared}
            compared={compared}
            linkFault={start.fault}
            initialView={initialView}
            initialTab={initialTab}
          />
        </S.Main>
      </S.Root>
      <ToastRegion />
    </LabelsProvider>
  );
}
