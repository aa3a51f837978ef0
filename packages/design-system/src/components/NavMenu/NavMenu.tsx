import { type ComponentPropsWithRef, useRef } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import * as B from '../NavBar/NavBar.styles';
import type { NavBarEntry } from '../NavBar/navEntry';
import { useNavPopover } from '../NavBar/useNavPopover';
import * as S from './NavMenu.styles';
import { useCurrentInView } from './useCurrentInView';
import { useNavRoom } from './useNavRoom';

export interface NavMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the first list of the row has, in its order. */
  entries: readonly NavBarEntry[];
  /** Words of the button. */
  label: string;
}

/**
 * A menu of what has no room in the row of a `NavBar`, which takes it as `Menu`. It takes the entries out of the row by itself, gives
 * them back as there is room, and is marked where the page shown is in it. In a row that scrolls it is empty, and brings the
 * current entry into view. For choices take `Menu`.
 */
export function NavMenu({ entries, label, ref, ...rest }: NavMenuProps) {
  const place = useRef<HTMLDivElement>(null);
  const room = useNavRoom(place, entries.map(({ id }) => id).join(' '));
  const { isOpen, itemProps, buttonProps, popoverProps } = useNavPopover<HTMLDivElement>();
  const over = entries.slice(room);
  const current = entries.findIndex(({ isCurrent }) => isCurrent);
  // Arrows that come later push what follows them on.
  const arrows = entries.filter(({ links }) => links?.length).length;
  useCurrentInView(place, `${current} ${arrows}`);
  return (
    <S.Root
      data-component="NavMenu"
      data-empty={over.length === 0 || undefined}
      {...rest}
      ref={useMergedRef(place, ref)}
    >
      <S.Item {...itemProps}>
        <S.More
          type="button"
          data-current={over.some(({ isCurrent }) => isCurrent) || undefined}
          {...buttonProps}
        >
          {label}
          <ChevronDownIcon size={16} />
        </S.More>
        <B.Popover popover="auto" data-open={isOpen || undefined} {...popoverProps}>
          {isOpen ? (
            <B.Links role="list">
              {over.map((entry) => (
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
