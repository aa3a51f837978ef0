import type { Brand } from '@parlour/design-system/theme';
import { useId } from 'react';
import { BrandScope } from './BrandScope';
import { Specimen } from './Specimen';
import { StoryFrame } from './StoryFrame';
import * as S from './stage.styles';
import { DEVICES, type StageView } from './stageView';

interface SceneProps {
  title: string;
  /** What Storybook calls the brand. */
  brandId: string;
  brand: Brand;
  scheme: 'dark' | 'light';
  view: StageView;
  /** Whether the specimen stands beside the page. */
  hasSpecimen: boolean;
  isHidden: boolean;
}

/** One brand in one theme: a page, the specimen, or both. */
export function Scene({ title, brandId, brand, scheme, view, hasSpecimen, isHidden }: SceneProps) {
  const titleId = useId();
  const device = DEVICES[view.width];
  const globals = `theme:${scheme};brand:${brandId};direction:${view.direction}`;
  const src = `iframe.html?viewMode=story&id=${view.story}&globals=${globals}`;
  return (
    <S.Scene aria-labelledby={titleId} hidden={isHidden}>
      <S.SceneTitle id={titleId}>{title}</S.SceneTitle>
      <S.Pair>
        <BrandScope brand={brand} scheme={scheme}>
          {view.story === '' ? null : (
            <S.Device style={{ '--_inline': `${device.inline}px` }}>
              <StoryFrame key={src} title={`${view.story}, ${title}`} src={src} device={device} />
            </S.Device>
          )}
          {hasSpecimen ? (
            <S.Beside dir={view.direction}>
              <Specimen name={title} />
            </S.Beside>
          ) : null}
        </BrandScope>
      </S.Pair>
    </S.Scene>
  );
}
