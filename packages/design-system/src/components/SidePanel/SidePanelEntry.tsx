import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './SidePanel.styles';

export interface SidePanelEntryProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  href: string;
  label: ReactNode;
  /** A second line: opening hours, a number. */
  note?: ReactNode;
  icon: ReactNode;
}

/** A link in a `SidePanel`: a chat, another page, a phone number. */
export function SidePanelEntry({ label, note, icon, ...rest }: SidePanelEntryProps) {
  return (
    <S.Entry data-component="SidePanelEntry" {...rest}>
      <S.Sign aria-hidden>{icon}</S.Sign>
      <S.Texts>
        <S.Name>{label}</S.Name>
        {note === undefined ? null : <S.Note>{note}</S.Note>}
      </S.Texts>
    </S.Entry>
  );
}
