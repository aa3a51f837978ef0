import type { ReactNode } from 'react';
import * as S from './SettingRow.styles';

export { List as SettingList } from './SettingRow.styles';

export interface SettingRowProps {
  icon: ReactNode;
  name: ReactNode;
  /** Its current state. */
  text: ReactNode;
  /** Colours the icon: `safe` for what is set, `open` for what should be. */
  tone?: 'safe' | 'open';
  /** Buttons at the end. */
  actions?: ReactNode;
}

/** One setting with its state and actions. Put rows into a `SettingList`. */
export function SettingRow({ icon, name, text, tone, actions }: SettingRowProps) {
  return (
    <S.Row>
      <S.Icon aria-hidden data-tone={tone}>
        {icon}
      </S.Icon>
      <S.Texts>
        <S.Name>{name}</S.Name>
        <S.Text>{text}</S.Text>
      </S.Texts>
      {actions === undefined ? null : <S.Actions>{actions}</S.Actions>}
    </S.Row>
  );
}
