import { useId } from 'react';
import { Badge } from '../Badge/Badge';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './OverlayNav.styles';
import { type EntryGroup, groupEntries, type OverlayShellEntry } from './shellEntry';

export interface OverlayNavProps {
  /** Accessible name of the landmark. */
  label: string;
  entries: readonly OverlayShellEntry[];
  currentId: string | undefined;
  /** Called when an entry is pressed. If it is a link, the browser also follows it. */
  onPress: (entry: OverlayShellEntry) => void;
}

/** The list of pages: rows on a phone, icons on a tablet, a column beside the page on a desktop. */
export function OverlayNav({ label, entries, currentId, onPress }: OverlayNavProps) {
  const baseId = useId();
  const draw = ({ name, entries: members }: EntryGroup, at: number) => {
    const headingId = `${baseId}-${at}`;
    return (
      <S.Group key={members[0]?.id ?? at}>
        {name === undefined ? null : <S.GroupName id={headingId}>{name}</S.GroupName>}
        <S.List role="list" aria-labelledby={name === undefined ? undefined : headingId}>
          {members.map((entry) => {
            const shared = {
              'aria-current': entry.id === currentId ? ('page' as const) : undefined,
              onClick: () => onPress(entry),
            };
            const face = (
              <>
                <S.Sign aria-hidden>{entry.icon}</S.Sign>
                <S.Label>{entry.label}</S.Label>
                {entry.badge === undefined ? null : (
                  <>
                    <S.Count aria-hidden>
                      <Badge size="sm" variant="solid" tone="accent">
                        {entry.badge.text}
                      </Badge>
                    </S.Count>
                    <VisuallyHidden>{entry.badge.label}</VisuallyHidden>
                  </>
                )}
              </>
            );
            return (
              <li key={entry.id}>
                {entry.href === undefined ? (
                  <S.EntryButton type="button" {...shared}>
                    {face}
                  </S.EntryButton>
                ) : (
                  <S.EntryLink href={entry.href} {...shared}>
                    {face}
                  </S.EntryLink>
                )}
              </li>
            );
          })}
        </S.List>
      </S.Group>
    );
  };
  return <S.Nav aria-label={label}>{groupEntries(entries).map(draw)}</S.Nav>;
}
