import styled from 'styled-components';
import { color, radius } from '../../tokens/read';
import { avatarFace, avatarSizes } from '../Avatar/Avatar.styles';

/* 1: a ring in the colour of the panel sets each avatar apart from the one below it */
export const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  row-gap: 4px;
  padding-inline-start: calc(var(--_avatar) * 0.2);
  ${avatarSizes}

  > li {
    display: grid;
    margin-inline-start: calc(var(--_avatar) * -0.2);
    border: 2px solid ${color('surface-panel')}; /* 1 */
    border-radius: var(--pl-avatar-radius, ${radius('full')});
  }
`;

export const More = styled.span`
  ${avatarFace}
  inline-size: auto;
  min-inline-size: var(--_avatar);
  padding-inline: calc(var(--_avatar) * 0.15);
  font-size: max(12px, calc(var(--_avatar) * 0.32));
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  direction: ltr;
  unicode-bidi: isolate;
  white-space: nowrap;
`;
