import type { ComponentPropsWithRef, ComponentType } from 'react';
import type { NavMenuProps } from '../NavMenu/NavMenu';
import * as S from './NavBar.styles';
import { NavBarItem } from './NavBarItem';
import type { NavBarEntry, NavBarLabels } from './navEntry';

export type { NavBarEntry, NavBarLabels, NavBarLink } from './navEntry';

export interface NavBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the landmark. */
  label: string;
  entries: readonly NavBarEntry[];
  labels: NavBarLabels;
  /** Takes what has no room in the row: `NavMenu`. */
  Menu?: ComponentType<Pick<NavMenuProps, 'entries'>> | undefined;
}

/**
 * The site's main navigation: links in one row. What has no room stands in the `Menu`, before what is pinned; on a phone, for a
 * finger, the row scrolls instead, and the menu brings the current one into view. Drop-downs follow the disclosure pattern: they open by
 * hover, by focus and by touch of the arrow, and close by Escape. For parts of one place take `Tabs`.
 */
export function NavBar({ label, entries, labels, Menu, ...rest }: NavBarProps) {
  const pinned = entries.filter(({ isPinned }) => isPinned);
  const others = entries.filter(({ isPinned }) => !isPinned);
  const draw = (entry: NavBarEntry) => <NavBarItem key={entry.id} entry={entry} labels={labels} />;
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
