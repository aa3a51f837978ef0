import { type ComponentPropsWithRef, useRef } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import * as B from '../NavBar/NavBar.styles';
import type { NavBarEntry } from '../NavBar/navEntry';
import { useNavPopover } from '../NavBar/useNavPopover';
import * as S from './NavMenu.styles';
import { useCurrentInView } from './useCurrentInView';
import { useNavOverflow } from './useNavOverflow';

export interface NavMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The entries of the row's first list, in the same order. */
  entries: readonly NavBarEntry[];
  /** Text of the button. */
  label: string;
}

/**
 * A menu for the entries of a `NavBar` that do not fit. Pass it as the bar's `Menu`. It hides those entries
 * in the row, shows them again when there is space, and is marked if the current page is in it. In a
 * scrolling row it is empty and scrolls the current entry into view. For other choices use `Menu`.
 */
export function NavMenu({ entries, label, ref, ...rest }: NavMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const fitting = useNavOverflow(root, entries.map(({ id }) => id).join(' '));
  const { isOpen, itemProps, buttonProps, popoverProps } = useNavPopover<HTMLDivElement>();
  const overflow = entries.slice(fitting);
  const current = entries.findIndex(({ isCurrent }) => isCurrent);
  // Arrows that are added later move the entries after them.
  const arrows = entries.filter(({ links }) => links?.length).length;
  useCurrentInView(root, `${current} ${arrows}`);
  return (
    <S.Root
      data-component="NavMenu"
      data-empty={overflow.length === 0 || undefined}
      {...rest}
      ref={useMergedRef(root, ref)}
    >
      <S.Item {...itemProps}>
        <S.More
          type="button"
          data-current={overflow.some(({ isCurrent }) => isCurrent) || undefined}
          {...buttonProps}
        >
          {label}
          <ChevronDownIcon size={16} />
        </S.More>
        <B.Popover popover="auto" data-open={isOpen || undefined} {...popoverProps}>
          {isOpen ? (
            <B.Links role="list">
              {overflow.map((entry) => (
                <li key={entry.id}>
                  <S.Link
                    href={entry.href}
                    aria-current={entry.isCurrent === true ? 'page' : undefined}
                  >
                    {entry.picture === undefined ? null : (
                      <B.SubPicture aria-hidden>{entry.picture}</B.SubPicture>
                    )}
                    <B.SubLabel>{entry.label}</B.SubLabel>
                  </S.Link>
                </li>
              ))}
            </B.Links>
          ) : null}
        </B.Popover>
      </S.Item>
    </S.Root>
  );
}
