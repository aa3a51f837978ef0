import type { ReactNode } from 'react';
import * as S from './SettingRow.styles';

export { List as SettingList } from './SettingRow.styles';

export interface SettingRowProps {
  icon: ReactNode;
  name: ReactNode;
  /** How it stands. */
  text: ReactNode;
  /** Colours the sign: `safe` for what is settled, `open` for what should be. */
  tone?: 'safe' | 'open';
  /** Buttons at the end. */
  actions?: ReactNode;
}

/** One thing that can be set, how it stands, and what can be done about it. Put rows into a `SettingList`. */
export function SettingRow({ icon, name, text, tone, actions }: SettingRowProps) {
  return (
    <S.Row>
      <S.Sign aria-hidden data-tone={tone}>
        {icon}
      </S.Sign>
      <S.Words>
        <S.Name>{name}</S.Name>
        <S.Text>{text}</S.Text>
      </S.Words>
      {actions === undefined ? null : <S.Actions>{actions}</S.Actions>}
    </S.Row>
  );
}
