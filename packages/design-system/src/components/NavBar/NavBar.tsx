import type { ComponentPropsWithRef } from 'react';
import * as S from './NavBar.styles';
import { NavBarItem } from './NavBarItem';
import type { NavBarEntry, NavBarLabels } from './navEntry';

export type { NavBarEntry, NavBarLabels, NavBarLink } from './navEntry';

export interface NavBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the landmark. */
  label: string;
  entries: readonly NavBarEntry[];
  labels: NavBarLabels;
}

/**
 * The site's main navigation: links in one row that scrolls where it is too long. Drop-downs follow the
 * disclosure pattern: they open by hover, by focus and by touch of the arrow, and close by Escape. For
 * parts of one place take `Tabs`.
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
