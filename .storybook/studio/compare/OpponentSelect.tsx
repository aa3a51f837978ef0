import { Select } from '@parlour/design-system/Select';
import * as S from '../report/report.styles';
import type { Compared } from './opponents';

interface OpponentSelectProps {
  label: string;
  size?: 'sm' | 'md';
  compared: Compared;
}

/** The choice of the brand to compare with. */
export function OpponentSelect({ label, size = 'md', compared }: OpponentSelectProps) {
  return (
    <S.Against>
      <Select
        label={label}
        size={size}
        options={compared.options}
        value={compared.id}
        onChange={({ target }) => compared.choose(target.value)}
      />
    </S.Against>
  );
}
