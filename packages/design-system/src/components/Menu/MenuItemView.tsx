import type { ReactNode } from 'react';
import { CheckIcon } from '../../icons/CheckIcon';
import * as S from './Menu.styles';

export interface MenuItem {
  id: string;
  label: ReactNode;
  /** Makes the item a link. */
  href?: string;
  /** Shown before the label: an icon, a flag, a vendor's logo. */
  icon?: ReactNode;
  /** Language of the label, if it differs from the page. */
  lang?: string;
  isDisabled?: boolean;
  /** Draws a line above the item. */
  hasDivider?: boolean;
}

export interface MenuItemViewProps {
  item: MenuItem;
  /** Whether the item is checked; undefined in a list that is not a choice. */
  isChecked: boolean | undefined;
  onChoose: () => void;
}

/** One item of a menu. */
export function MenuItemView({ item, isChecked, onChoose }: MenuItemViewProps) {
  const shared = {
    tabIndex: -1,
    lang: item.lang,
    'data-divided': item.hasDivider || undefined,
    'aria-disabled': item.isDisabled || undefined,
    ...(isChecked === undefined
      ? { role: 'menuitem' }
      : { role: 'menuitemradio', 'aria-checked': isChecked }),
  };
  const face = (
    <>
      {item.icon}
      <S.ItemLabel>{item.label}</S.ItemLabel>
      {isChecked === undefined ? null : <S.Mark>{isChecked ? <CheckIcon /> : null}</S.Mark>}
    </>
  );
  if (item.href !== undefined && !item.isDisabled) {
    return (
      <S.ItemLink {...shared} href={item.href} onClick={onChoose}>
        {face}
      </S.ItemLink>
    );
  }
  return (
    <S.ItemButton {...shared} type="button" onClick={item.isDisabled ? undefined : onChoose}>
      {face}
    </S.ItemButton>
  );
}
