import { type ComponentPropsWithRef, useState } from 'react';
import { UserIcon } from '../../icons/UserIcon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Avatar.styles';
import { initialsOf } from './initialsOf';

export const AVATAR_SIZES = ['sm', 'md', 'lg'] as const;
export type AvatarSize = (typeof AVATAR_SIZES)[number];

export const AVATAR_STATUSES = ['online', 'away', 'offline'] as const;

export interface AvatarStatus {
  /** What the dot shows: full, half or hollow. */
  kind: (typeof AVATAR_STATUSES)[number];
  /** The same as text, for screen readers: 'online'. */
  text: string;
}

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the person: its initials stand in for a missing picture. '' shows an icon. */
  name: string;
  /** Address of a square picture. Default: none, initials are shown. */
  src?: string | undefined;
  /** 32, 44 or 72 px. Default: `md`. */
  size?: AvatarSize;
  /** Dot at the corner, with its text. Default: none. */
  status?: AvatarStatus | undefined;
  /** Hides the name from screen readers, where it stands beside the avatar. Default: false. */
  isNameBeside?: boolean;
}

/**
 * A person as a small round picture, or as initials. Several people are an `AvatarGroup`; for the picture of a game
 * or an offer use `SmartImage`, for a rank, `VipRank`.
 */
export function Avatar({
  name,
  src,
  size = 'md',
  status,
  isNameBeside = false,
  ...rest
}: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const initials = initialsOf(name);
  const hasPicture = src !== undefined && src !== '' && src !== failedSrc;
  return (
    <S.Root data-component="Avatar" data-size={size} {...rest}>
      <S.Face aria-hidden>
        {hasPicture ? (
          <img src={src} alt="" loading="lazy" onError={() => setFailedSrc(src)} />
        ) : initials === '' ? (
          <UserIcon size="60%" />
        ) : (
          <S.Initials translate="no">{initials}</S.Initials>
        )}
      </S.Face>
      {isNameBeside ? null : <VisuallyHidden>{name}</VisuallyHidden>}
      {status === undefined ? null : (
        <>
          <S.Dot data-kind={status.kind} aria-hidden />
          <VisuallyHidden>{` ${status.text}`}</VisuallyHidden>
        </>
      )}
    </S.Root>
  );
}
