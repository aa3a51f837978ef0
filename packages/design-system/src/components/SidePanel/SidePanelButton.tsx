import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';
import * as S from './SidePanel.styles';

export interface SidePanelButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  label: ReactNode;
  /** A second line: opening hours, a number. */
  note?: ReactNode;
  icon: ReactNode;
  /** Shows a spinner instead of the icon and ignores presses. Default: false. */
  isLoading?: boolean;
}

/** An action in a `SidePanel`, such as opening a chat. For a link use `SidePanelEntry`. */
export function SidePanelButton({
  label,
  note,
  icon,
  isLoading = false,
  type = 'button',
  onClick,
  ...rest
}: SidePanelButtonProps) {
  return (
    <S.EntryButton
      data-component="SidePanelButton"
      data-loading={isLoading || undefined}
      type={type}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={(event) => {
        // Not `disabled`: that would drop the focus.
        if (isLoading) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      <S.Sign aria-hidden>{isLoading ? <Spinner size="sm" /> : icon}</S.Sign>
      <S.Texts>
        <S.Name>{label}</S.Name>
        {note === undefined ? null : <S.Note>{note}</S.Note>}
      </S.Texts>
    </S.EntryButton>
  );
}
