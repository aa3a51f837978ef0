import type { ComponentPropsWithRef, ComponentType } from 'react';
import { useLabels } from '../../labels/useLabels';
import type { NavMenuProps } from '../NavMenu/NavMenu';
import * as S from './NavBar.styles';
import { NavBarItem } from './NavBarItem';
import type { NavBarEntry, NavBarLabels } from './navEntry';

export type { NavBarEntry, NavBarLabels, NavBarLink } from './navEntry';

export interface NavBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the landmark. */
  label: string;
  /** The links, in the order of reading. */
  entries: readonly NavBarEntry[];
  labels?: Partial<NavBarLabels>;
  /** Component for entries that do not fit in the row: `NavMenu`. */
  Menu?: ComponentType<Pick<NavMenuProps, 'entries'>> | undefined;
}

/**
 * The site's main navigation: links in one row. Entries that do not fit move into `Menu`, before the pinned
 * ones. On touch screens the row scrolls instead, to the current entry. Drop-downs follow the disclosure
 * pattern: they open by hover and focus, open and close by pressing the arrow, and close by Escape. For views of one
 * page use `Tabs`.
 */
export function NavBar({ label, entries, labels, Menu, ...rest }: NavBarProps) {
  const texts = useLabels<NavBarLabels>('NavBar', labels);
  const pinned = entries.filter(({ isPinned }) => isPinned);
  const others = entries.filter(({ isPinned }) => !isPinned);
  const draw = (entry: NavBarEntry) => <NavBarItem key={entry.id} entry={entry} labels={texts} />;
  return (
    <S.Root data-component="NavBar" aria-label={label} {...rest}>
      <S.Row>
        <S.List role="list">{others.map(draw)}</S.List>
        {Menu && <Menu entries={others} />}
        {pinned[0] && <S.List role="list">{pinned.map(draw)}</S.List>}
      </S.Row>
    </S.Root>
  );
}
