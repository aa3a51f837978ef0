import { type ComponentPropsWithRef, type ComponentType, type RefObject, useRef } from 'react';
import * as S from './NavBar.styles';
import { NavBarItem } from './NavBarItem';
import type { NavBarEntry, NavBarLabels } from './navEntry';
import { useCurrentInView } from './useCurrentInView';

export type { NavBarEntry, NavBarLabels, NavBarLink } from './navEntry';

export interface NavBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the landmark. */
  label: string;
  entries: readonly NavBarEntry[];
  labels: NavBarLabels;
  /** What leads a mouse on where the row is too long for its place: `ScrollEdges`. */
  Edges?: ComponentType<{ row: RefObject<HTMLElement | null> }> | undefined;
}

/**
 * The site's main navigation: links in one row that scrolls where it is too long, with the current one in view. Drop-downs follow the
 * disclosure pattern: they open by hover, by focus and by touch of the arrow, and close by Escape. For
 * parts of one place take `Tabs`.
 */
export function NavBar({ label, entries, labels, Edges, ...rest }: NavBarProps) {
  const row = useRef<HTMLUListElement>(null);
  const current = entries.findIndex(({ isCurrent }) => isCurrent);
  // Arrows that come later push what follows them on.
  const arrows = entries.filter(({ links }) => links?.length).length;
  useCurrentInView(row, `${current} ${arrows}`);
  return (
    <S.Root data-component="NavBar" aria-label={label} {...rest}>
      <S.List ref={row} role="list">
        {entries.map((entry) => (
          <NavBarItem key={entry.id} entry={entry} labels={labels} />
        ))}
      </S.List>
      {Edges && <Edges row={row} />}
    </S.Root>
  );
}
