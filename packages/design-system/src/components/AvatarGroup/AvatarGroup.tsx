import type { ComponentPropsWithRef } from 'react';
import { noText } from '../../labels/noText';
import { useLabels } from '../../labels/useLabels';
import { Avatar, type AvatarProps, type AvatarSize } from '../Avatar/Avatar';
import * as S from './AvatarGroup.styles';

export interface AvatarGroupPerson extends Pick<AvatarProps, 'name' | 'src' | 'status'> {
  id: string;
}

export interface AvatarGroupLabels {
  /** Stands for those who are not shown: '+3'. */
  more: (count: number) => string;
}

export interface AvatarGroupProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Accessible name: 'Players at this table'. */
  label: string;
  /** The people in order; as many as `max` are shown. */
  people: readonly AvatarGroupPerson[];
  /** How many people there are in all, where not all are given. Default: as many as are given. */
  total?: number;
  /** Greatest number of avatars before the count. Default: 4. */
  max?: number;
  /** Size of each avatar: 32, 44 or 72 px. Default: `md`. */
  size?: AvatarSize;
  labels?: Partial<AvatarGroupLabels>;
}

/**
 * A few people side by side, overlapping, and how many more there are. For one person use `Avatar`; where each is
 * chosen or read about, a list with names.
 */
export function AvatarGroup({
  label,
  people,
  total = people.length,
  max = 4,
  size = 'md',
  labels,
  ...rest
}: AvatarGroupProps) {
  const texts = useLabels<Partial<AvatarGroupLabels>>('AvatarGroup', labels);
  const shown = people.slice(0, max);
  const hidden = Math.max(0, total - shown.length);
  return (
    <S.Root data-component="AvatarGroup" data-size={size} role="list" aria-label={label} {...rest}>
      {shown.map(({ id, ...person }) => (
        <li key={id}>
          <Avatar {...person} size={size} />
        </li>
      ))}
      {hidden === 0 ? null : (
        <li>
          <S.More>{texts.more?.(hidden) ?? noText('AvatarGroup.more')}</S.More>
        </li>
      )}
    </S.Root>
  );
}
