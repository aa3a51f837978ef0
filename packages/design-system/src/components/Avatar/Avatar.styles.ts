import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import { color, radius } from '../../tokens/read';

/** Size of an avatar, shared with the count of AvatarGroup. */
export const avatarSizes = css`
  --_avatar: 44px;
  &[data-size='sm'] { --_avatar: 32px; }
  &[data-size='lg'] { --_avatar: 72px; }
`;

export const avatarFace = css`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  inline-size: var(--_avatar);
  block-size: var(--_avatar);
  border: 1px solid ${color('border-default')};
  border-radius: var(--pl-avatar-radius, ${radius('full')});
  overflow: hidden;
  background: ${color('surface-hover')};
  color: ${color('text-default')};
`;

export const Root = styled.span`
  position: relative;
  display: inline-block;
  flex: none;
  inline-size: var(--_avatar);
  block-size: var(--_avatar);
  ${avatarSizes}
`;

export const Face = styled.span`
  ${avatarFace}
  > img { inline-size: 100%; block-size: 100%; object-fit: cover; }
`;

/* 1: room for marks above and below letters, as in Thai or Burmese */
export const Initials = styled.span`
  font-size: calc(var(--_avatar) * 0.375);
  font-weight: 600;
  line-height: 1.6; /* 1 */
  text-transform: uppercase;
  white-space: nowrap;
`;

/* 1: sits on the edge of the circle */
export const Dot = styled.span`
  position: absolute;
  inset-block-end: 0; /* 1 */
  inset-inline-end: 0;
  box-sizing: border-box;
  inline-size: max(12px, calc(var(--_avatar) * 0.25));
  aspect-ratio: 1;
  border: 2px solid ${color('surface-panel')};
  border-radius: ${radius('full')};
  background: ${color('surface-panel')};

  &::before {
    content: '';
    display: block;
    box-sizing: border-box;
    block-size: 100%;
    border: 2px solid var(--_dot);
    border-radius: inherit;
    background: linear-gradient(var(--_dot) 0 0) no-repeat 0 100% / 100% var(--_full);
  }
  &[data-kind='online'] { --_dot: ${color('positive')}; --_full: 100%; }
  &[data-kind='away'] { --_dot: ${color('warning')}; --_full: 50%; }
  &[data-kind='offline'] { --_dot: ${color('text-muted')}; --_full: 0; }
  @media ${media.forced} {
    forced-color-adjust: none;
    border-color: Canvas;
    background: Canvas;
    && { --_dot: CanvasText; }
  }
`;
