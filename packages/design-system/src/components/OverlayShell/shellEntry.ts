import type { ReactNode } from 'react';

export interface OverlayShellEntry {
  id: string;
  label: string;
  /** Always there: it is what is seen first on a tablet. */
  icon: ReactNode;
  /** A count, and what it counts for those who only hear it: '3' and '3 unread messages'. */
  badge?: { text: string; label: string } | undefined;
  /** Heading of the entries that it stands among. */
  group?: string | undefined;
  /** Makes the entry a link; without it it is a button that calls `onSelect`. */
  href?: string | undefined;
}

export interface EntryGroup {
  name: string | undefined;
  entries: readonly OverlayShellEntry[];
}

/** Puts neighbours of one group together; an entry without a group ends the group before it. */
export function groupEntries(entries: readonly OverlayShellEntry[]): EntryGroup[] {
  const groups: { name: string | undefined; entries: OverlayShellEntry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last !== undefined && last.name === entry.group) last.entries.push(entry);
    else groups.push({ name: entry.group, entries: [entry] });
  }
  return groups;
}
