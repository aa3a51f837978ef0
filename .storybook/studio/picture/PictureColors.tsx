import { Button } from '@parlour/design-system/Button';
import { withValue } from '../model/setValue';
import * as S from '../panel/panel.styles';
import { Swatch } from '../panel/Swatch';
import type { Studio } from '../useStudio';
import { type PictureColor, proposeColors } from './pictureColors';

const USES = [
  { path: 'brandColor', label: 'Brand' },
  { path: 'accentColor', label: 'Accent' },
  { path: 'surfaceTint', label: 'Tint' },
] as const;

interface PictureColorsProps {
  studio: Studio;
  colors: readonly PictureColor[];
  /** Name of the picture. */
  from: string;
}

const percent = (share: number): string => `${Math.max(1, Math.round(share * 100))} %`;

/** The colours of a picture, and what each can be used as. */
export function PictureColors({ studio: { values, change }, colors, from }: PictureColorsProps) {
  const { accentColor } = proposeColors(colors);
  return (
    <>
      <S.Hint>
        From <bdi>{from}</bdi>.{' '}
        {accentColor === undefined
          ? 'The brand colour is set; there is no second one for the accent, which stays.'
          : 'Brand and accent are set.'}{' '}
        Press to use a colour for something else, or undo to go back.
      </S.Hint>
      <S.Moves role="list">
        {colors.map(({ hex, share }) => (
          <S.PictureColor key={hex}>
            <Swatch colors={[hex]} />
            <span>
              {hex} <S.Share>{percent(share)}</S.Share>
            </span>
            <S.Uses>
              {USES.map(({ path, label }) => {
                const isUsed = values[path] === hex;
                return (
                  <Button
                    key={path}
                    size="sm"
                    variant={isUsed ? 'outline' : 'quiet'}
                    tone={isUsed ? 'action' : 'neutral'}
                    aria-pressed={isUsed}
                    aria-label={`${label}: ${hex}`}
                    onClick={() => change(withValue(values, path, isUsed ? undefined : hex))}
                  >
                    {label}
                  </Button>
                );
              })}
            </S.Uses>
          </S.PictureColor>
        ))}
      </S.Moves>
    </>
  );
}
