import {
  lazyChunk,
  readStored,
  selectHasAgeGate,
  selectMinimumAge,
  useCoreSelector,
  writeStored,
} from '@parlour/feature-core';
import type { AgeQuestionProps } from '@parlour/feature-frame';
import { type ReactNode, Suspense, useState } from 'react';
import { RegionBoundary } from './RegionBoundary';

const AgeQuestion = lazyChunk<AgeQuestionProps>(() => import('./onDemand/ageQuestion'), {
  hasTexts: true,
});

interface AgeCheckProps {
  /** The page, which can be seen but not used until the age is confirmed. */
  page: ReactNode;
  /** What opens over the page; it waits for the answer. */
  children: ReactNode;
}

/** Asks a first visit for the age where the market wants it, before anything else can be used (SP-13). */
export function AgeCheck({ page, children }: AgeCheckProps) {
  const hasGate = useCoreSelector(selectHasAgeGate);
  const age = useCoreSelector(selectMinimumAge);
  const [confirmed, setConfirmed] = useState(() => Number(readStored('confirmedAge')));
  const isAsked = hasGate && confirmed < age;
  return (
    <>
      {/* Always there, so that the answer does not mount the page anew. */}
      <div inert={isAsked} style={{ display: 'contents' }}>
        {page}
      </div>
      {isAsked ? (
        <RegionBoundary isOver>
          <Suspense>
            <AgeQuestion
              age={age}
              onConfirm={() => {
                writeStored('confirmedAge', String(age));
                setConfirmed(age);
              }}
            />
          </Suspense>
        </RegionBoundary>
      ) : (
        children
      )}
    </>
  );
}
