import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import type { ButtonSize, ButtonTone, ButtonVariant } from '../Button/Button';
import * as S from './Menu.styles';
import { type MenuItem, MenuItemView } from './MenuItemView';
import { useMenu } from './useMenu';

export type { MenuItem } from './MenuItemView';

export const MENU_PLACEMENTS = ['start', 'end'] as const;
export type MenuPlacement = (typeof MENU_PLACEMENTS)[number];

export interface MenuLabels {
  /** Accessible name of the button. It has to contain the text of `label`. Required for an icon alone. */
  button?: string;
}

export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'children'> {
  /** What can be chosen, in the order in which it is listed. */
  items: readonly MenuItem[];
  /** Content of the button. */
  label?: ReactNode;
  labels?: MenuLabels;
  /** Called after the list has closed. */
  onSelect?: (event: { id: string }) => void;
  /** Makes the list a single choice and checks this item; null for none. */
  selectedId?: string | null;
  /** Edge of the button that the list is aligned with. Default: `start`. */
  placement?: MenuPlacement;
  /** Icon before the label. */
  icon?: ReactNode;
  variant?: ButtonVariant;
  tone?: ButtonTone;
  size?: ButtonSize;
}

/**
 * A button that opens a list of actions, links or options. For any other content use `Popover`; for a choice
 * in a form, `Select`.
 */
export function Menu({
  items,
  label,
  labels,
  onSelect,
  selectedId,
  placement = 'start',
  icon,
  variant = 'quiet',
  tone = 'neutral',
  size = 'md',
  ...rest
}: MenuProps) {
  const triggerId = useId();
  const menu = useMenu();
  const styling = { 'data-variant': variant, 'data-tone': tone, 'data-size': size };
  const trigger = { id: triggerId, 'aria-label': labels?.button, ...styling, ...menu.trigger };
  const face = (
    <>
      {icon}
      {label === undefined ? null : <S.Label>{label}</S.Label>}
      <S.Turn aria-hidden>
        <ChevronDownIcon />
      </S.Turn>
    </>
  );

  return (
    <S.Root data-component="Menu" {...rest}>
      <S.Button type="button" {...trigger} onClick={menu.onPress}>
        {face}
      </S.Button>
      <S.List
        popover="auto"
        role="menu"
        aria-labelledby={triggerId}
        data-placement={placement}
        {...menu.list}
      >
        {menu.isOpen
          ? items.map((item) => (
              <MenuItemView
                key={item.id}
                item={item}
                isChecked={selectedId === undefined ? undefined : item.id === selectedId}
                onChoose={() => {
                  menu.close();
                  onSelect?.({ id: item.id });
                }}
              />
            ))
          : null}
      </S.List>
    </S.Root>
  );
}
