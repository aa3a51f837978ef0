import type { ReactNode } from 'react';

export interface NavBarLink {
  href: string;
  label: string;
  /** Decorative picture before the label, hidden from screen readers. */
  picture?: ReactNode;
}

export interface NavBarEntry extends NavBarLink {
  id: string;
  /** Always stays in the row, at its end after the menu. */
  isPinned?: boolean;
  /** Whether the current page belongs to this entry. */
  isCurrent?: boolean;
  /** Links of the drop-down. Without them there is no drop-down. */
  links?: readonly NavBarLink[];
  /** Last link of the drop-down, to the complete list. */
  more?: NavBarLink;
}

export interface NavBarLabels {
  /** Name of the arrow button that opens an entry's drop-down. */
  open: (entry: string) => string;
}
