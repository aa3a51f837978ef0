import type { ReactNode } from 'react';

export interface NavBarLink {
  href: string;
  label: string;
  /** Shown before the label, hidden from screen readers. */
  picture?: ReactNode;
}

export interface NavBarEntry extends NavBarLink {
  id: string;
  /** Keeps its place in the row, behind all others and the menu, whatever has no room. */
  isPinned?: boolean;
  /** Whether the page shown belongs to this entry. */
  isCurrent?: boolean;
  /** Links of the drop-down; none without them. */
  links?: readonly NavBarLink[];
  /** Last link of the drop-down, to the whole list. */
  more?: NavBarLink;
}

export interface NavBarLabels {
  /** Name of the arrow that opens the drop-down of an entry. */
  open: (entry: string) => string;
}
