import { Stack } from '@parlour/design-system/layout/Stack';
import { type ReactNode, useState } from 'react';
import type { Opponent } from '../compare/opponents';
import type { SharedBrand } from '../studioBrand';
import type { GoodBrand } from '../useStudio';
import { Scene } from './Scene';
import { StageBar } from './StageBar';
import * as S from './stage.styles';
import { FIRST_VIEW, type StageView, schemesOf } from './stageView';
import { useStories } from './useStories';

export interface StageProps {
  good: GoodBrand;
  /** What the frames read. */
  shared: SharedBrand;
  /** The brand that it is compared with. */
  opponent: Opponent | null;
  /** What is shown at first. */
  initialView?: Partial<StageView> | undefined;
  /** What stands at the end of the bar. */
  extra?: ReactNode;
}

/** A page as players see it beside the specimen, in the brand that is made, and in another one beside it. */
export function Stage({ good, shared, opponent, initialView, extra }: StageProps) {
  const [wanted, setWanted] = useState<StageView>({ ...FIRST_VIEW, ...initialView });
  const stories = useStories();
  // Without an index there are no frames to fill.
  const isThere = stories.some(({ id }) => id === wanted.story);
  const view = isThere ? wanted : { ...wanted, story: '' };
  const made = { id: shared, letter: 'B', name: good.values.name, brand: good.brand };
  const sides = opponent === null ? [made] : [{ ...opponent, letter: 'A' }, made];
  const isHidden = (letter: string): boolean =>
    opponent !== null && view.compared !== 'beside' && view.compared !== letter.toLowerCase();
  return (
    <Stack>
      <StageBar
        view={view}
        stories={stories}
        isCompared={opponent !== null}
        extra={extra}
        onChange={(changed) => setWanted({ ...wanted, ...changed })}
      />
      {schemesOf(view).map((scheme) => (
        <S.Scenes key={scheme} data-pair={sides.length > 1 && view.compared === 'beside'}>
          {sides.map(({ id, letter, name, brand }) => (
            <Scene
              key={letter}
              // Both stay on the page, so that switching between them loads nothing.
              isHidden={isHidden(letter)}
              title={[opponent === null ? '' : letter, name, scheme].filter(Boolean).join(' · ')}
              brandId={id}
              brand={brand}
              scheme={scheme}
              view={view}
              hasSpecimen={opponent === null || view.story === ''}
            />
          ))}
        </S.Scenes>
      ))}
    </Stack>
  );
}
