import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';
import * as S from './SidePanel.styles';

export interface SidePanelButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  label: ReactNode;
  /** A second line: opening hours, a number. */
  note?: ReactNode;
  icon: ReactNode;
  /** Shows a spinner in place of the icon and ignores presses. */
  isLoading?: boolean;
}

/** One thing to do in a `SidePanel`, such as to open a chat. What leads somewhere is a `SidePanelEntry`. */
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
        // Stays focusable while loading, so that focus is not lost under the person's finger.
        if (isLoading) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      <S.Sign aria-hidden>{isLoading ? <Spinner size="sm" /> : icon}</S.Sign>
      <S.Words>
        <S.Name>{label}</S.Name>
        {note === undefined ? null : <S.Note>{note}</S.Note>}
      </S.Words>
    </S.EntryButton>
  );
}
