import type { ReactNode } from 'react';

export interface OverlayShellEntry {
  id: string;
  label: string;
  /** Required, because a tablet shows the icon first. */
  icon: ReactNode;
  /** A count and its meaning for screen readers: '3' and '3 unread messages'. */
  badge?: { text: string; label: string } | undefined;
  /** Heading of the group that the entry belongs to. */
  group?: string | undefined;
  /** Makes the entry a link. Without it the entry is a button that calls `onSelect`. */
  href?: string | undefined;
}

export interface EntryGroup {
  name: string | undefined;
  entries: readonly OverlayShellEntry[];
}

/** Groups consecutive entries of the same group. An entry without a group ends the group before it. */
export function groupEntries(entries: readonly OverlayShellEntry[]): EntryGroup[] {
  const groups: { name: string | undefined; entries: OverlayShellEntry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last !== undefined && last.name === entry.group) last.entries.push(entry);
    else groups.push({ name: entry.group, entries: [entry] });
  }
  return groups;
}
