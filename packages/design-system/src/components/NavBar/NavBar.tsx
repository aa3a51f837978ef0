import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './NavBar.styles';
import { NavBarItem, type NavBarItemLabels } from './NavBarItem';

export interface NavBarLink {
  href: string;
  label: string;
  /** Shown before the label, hidden from screen readers. */
  picture?: ReactNode;
}

export interface NavBarEntry extends NavBarLink {
  id: string;
  /** Whether the page shown belongs to this entry. */
  isCurrent?: boolean;
  /** Links of the drop-down; none without them. */
  links?: readonly NavBarLink[];
  /** Last link of the drop-down, to the whole list. */
  more?: NavBarLink;
}

export interface NavBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the landmark. */
  label: string;
  entries: readonly NavBarEntry[];
  labels: NavBarItemLabels;
}

/**
 * The site's main navigation: links in one row that scrolls where it is too long. Drop-downs follow
 * the disclosure pattern: they open by hover, by focus and by touch of the arrow, and close by Escape.
 */
export function NavBar({ label, entries, labels, ...rest }: NavBarProps) {
  return (
    <S.Root data-component="NavBar" aria-label={label} {...rest}>
      <S.List role="list">
        {entries.map((entry) => (
          <NavBarItem key={entry.id} entry={entry} labels={labels} />
        ))}
      </S.List>
    </S.Root>
  );
}
