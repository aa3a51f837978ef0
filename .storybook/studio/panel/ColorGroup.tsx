import { withValue } from '../model/setValue';
import type { Studio } from '../useStudio';
import { Choice } from './Choice';
import { ColorField } from './ColorField';
import { ColorMoves } from './ColorMoves';
import { CHOICES, COLORS } from './fieldGroups';
import * as S from './panel.styles';
import { valueFields } from './valueFields';

/** The colours of both themes, each with where it was moved. */
export function ColorGroup({ studio }: { studio: Studio }) {
  const { values, good, change, endStep } = studio;
  const field = valueFields(studio);
  const { repairs } = good.brand;
  const onBrand = field('textOnBrand');
  const chooseWay = (path: string) => (way: string) =>
    change(withValue(values, `repair.${path}`, way));
  return (
    <>
      {COLORS.map(({ path, label, hint }) => {
        const { value, error, set } = field(path);
        return (
          <S.Labelled key={path}>
            <ColorField
              label={label}
              hint={hint}
              error={error}
              value={value}
              onChange={set}
              onCommit={endStep}
            />
            <ColorMoves
              label={label}
              repairs={repairs.filter((repair) => repair.value === path)}
              onChoose={chooseWay(path)}
            />
          </S.Labelled>
        );
      })}
      <S.Labelled>
        <Choice {...CHOICES.textOnBrand} value={onBrand.value} onChange={onBrand.choose} />
        <ColorMoves
          label="The label"
          repairs={repairs.filter((repair) => repair.value === 'textOnBrand')}
          onChoose={chooseWay('brandColor')}
        />
      </S.Labelled>
    </>
  );
}
