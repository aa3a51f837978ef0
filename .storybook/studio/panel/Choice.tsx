import { ToggleGroup } from '@parlour/design-system/ToggleGroup';
import * as S from './panel.styles';

interface ChoiceProps {
  label: string;
  hint?: string;
  /** Ids of what can be chosen; each is its own label. */
  choices: readonly string[];
  /** The id that stands for no value. */
  unset: string;
  value: string | undefined;
  /** Called with the choice, or undefined for `unset`. */
  onChange: (value: string | undefined) => void;
}

const labelOf = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** One of a few words, all of them seen. */
export function Choice({ label, hint, choices, unset, value, onChange }: ChoiceProps) {
  const ids = choices.includes(unset) ? choices : [unset, ...choices];
  return (
    <S.Labelled>
      <S.Label aria-hidden>{label}</S.Label>
      <ToggleGroup
        label={label}
        size="sm"
        isWide
        items={ids.map((id) => ({ id, label: labelOf(id) }))}
        selectedId={value ?? unset}
        onSelect={({ id }) => onChange(id === unset ? undefined : id)}
      />
      {hint === undefined ? null : <S.Hint>{hint}</S.Hint>}
    </S.Labelled>
  );
}
