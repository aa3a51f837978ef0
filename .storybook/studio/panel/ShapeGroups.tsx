import { TextField } from '@parlour/design-system/TextField';
import { RADII as DEFAULT_RADII } from '@parlour/design-system/tokens';
import { useId } from 'react';
import { MAX_RADII } from '../../../packages/design-system/src/theme/brandValues';
import { radiusOf, withRadius } from '../model/setValue';
import type { Studio } from '../useStudio';
import { Choice } from './Choice';
import { CHOICES, FACES, FONTS, RADII } from './fieldGroups';
import * as S from './panel.styles';
import { valueFields } from './valueFields';

interface GroupProps {
  studio: Studio;
}

const numberOf = (text: string): number | undefined => (text === '' ? undefined : Number(text));

/** Corners by kind, and how close things stand. */
export function ShapeGroup({ studio }: GroupProps) {
  const { values, good, error, change } = studio;
  const { scale } = good.brand;
  const density = valueFields(studio)('density');
  const isRefused = (kind: string): boolean =>
    error?.path === `radius.${kind}` || (kind === 'control' && error?.path === 'radius');
  return (
    <>
      <S.Labelled>
        <S.Label>Corner radius, in px</S.Label>
        <S.Row>
          {RADII.map(({ kind, label }) => (
            <TextField
              key={kind}
              label={label}
              size="sm"
              type="number"
              min={0}
              max={MAX_RADII[kind]}
              error={isRefused(kind) ? error?.said : undefined}
              value={radiusOf(values, kind) ?? ''}
              placeholder={(scale[`radius-${kind}`] ?? DEFAULT_RADII[kind]).replace('px', '')}
              onChange={({ target }) =>
                change(withRadius(values, kind, numberOf(target.value)), `radius.${kind}`)
              }
            />
          ))}
        </S.Row>
        <S.Hint>Cards and panels follow the controls until they have their own.</S.Hint>
      </S.Labelled>
      <Choice
        {...CHOICES.density}
        hint="Heights of controls and space inside. On touch, targets stay 44 px."
        value={density.value}
        onChange={density.choose}
      />
    </>
  );
}

/** The faces. */
export function TypeGroup({ studio }: GroupProps) {
  const field = valueFields(studio);
  const listId = useId();
  return (
    <>
      {FONTS.map(({ path, label }) => {
        const { value, error, set } = field(path);
        return (
          <TextField
            key={path}
            label={label}
            list={listId}
            placeholder="As Parlour"
            spellCheck={false}
            error={error}
            value={value ?? ''}
            onChange={({ target }) => set(target.value || undefined)}
          />
        );
      })}
      <S.Hint>A family that the device has, or that the site loads itself.</S.Hint>
      <datalist id={listId}>
        {FACES.map((face) => (
          <option key={face} value={face} />
        ))}
      </datalist>
    </>
  );
}

/** How pictures are drawn, and the light around what counts. */
export function PicturesGroup({ studio }: GroupProps) {
  const field = valueFields(studio);
  const pictures = field('pictureStyle');
  const glow = field('glow');
  return (
    <>
      <Choice
        {...CHOICES.pictureStyle}
        hint="Edge to edge, with a thin frame, or with edges that fade."
        value={pictures.value}
        onChange={pictures.choose}
      />
      <Choice
        {...CHOICES.glow}
        hint="By default only jackpots have one."
        value={glow.value}
        onChange={glow.choose}
      />
    </>
  );
}
