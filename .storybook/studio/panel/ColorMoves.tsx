import { RadioGroup } from '@parlour/design-system/RadioGroup';
import type { BrandRepair, RepairWay } from '@parlour/design-system/theme';
import * as S from './panel.styles';
import { Swatch } from './Swatch';

const PLACES: Record<BrandRepair['scheme'], string> = {
  dark: 'in the dark theme',
  light: 'in the light theme',
  picture: 'on pictures',
};

const WAYS: Record<RepairWay, { label: string; hint: string }> = {
  shift: { label: 'Move it', hint: 'One colour for buttons, texts and marks, lighter or darker.' },
  ground: {
    label: 'Keep it on buttons',
    hint: 'As chosen on buttons and other grounds. Texts, edges and marks are moved.',
  },
};

const wordsOf = ({ scheme, way, from, to }: BrandRepair): string =>
  way === 'ground'
    ? `Kept as ${from} on buttons ${PLACES[scheme]}, shown as ${to} in texts and marks.`
    : `Shown as ${to} ${PLACES[scheme]}.`;

interface ColorMovesProps {
  /** Name of the colour, for those who hear the choice alone. */
  label: string;
  /** Where it was moved. */
  repairs: readonly BrandRepair[];
  /** Called with the way that was chosen. */
  onChoose: (way: RepairWay) => void;
}

/** Where a colour is shown as another one, and how that is done if there is a choice. */
export function ColorMoves({ label, repairs, onChoose }: ColorMovesProps) {
  if (repairs.length === 0) return null;
  const choice = repairs.find(({ ways }) => ways.length > 1);
  return (
    <S.Whole>
      <S.Moves role="list">
        {repairs.map((repair) => (
          <S.Move key={`${repair.value} ${repair.scheme}`} title={repair.text}>
            <Swatch colors={[repair.from, repair.to]} />
            <span>{wordsOf(repair)}</span>
          </S.Move>
        ))}
      </S.Moves>
      {choice === undefined ? null : (
        <RadioGroup
          label={`Where ${label.toLowerCase()} would be hard to read`}
          options={choice.ways.map((way) => ({ value: way, ...WAYS[way] }))}
          value={choice.way}
          onChange={({ value }) => onChoose(value as RepairWay)}
        />
      )}
    </S.Whole>
  );
}
