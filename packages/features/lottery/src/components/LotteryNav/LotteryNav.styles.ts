import { color, fontSize, media, radius, size, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const List = styled.ul`
  display: flex;
  gap: ${space(8)};
  margin: 0;
  /* Space for the focus rings of the first and the last link. */
  padding: ${space(4)};
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scrollbar-width: thin;
  list-style: none;

  > li { flex: none; }
`;

export const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(8)};
  min-block-size: ${size('control-sm')};
  padding-inline: ${space(12)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('full')};
  background: ${color('surface-panel')};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  text-decoration: none;
  white-space: nowrap;

  &[data-maintenance] { border-style: dashed; }
  &[aria-current] {
    border-color: ${color('accent-mark')};
    background: ${color('accent-subtle')};
    color: ${color('accent-text')};
  }
  @media ${media.touch} { min-block-size: 44px; }
  @media ${media.hover} {
    &:hover:not([aria-current]) { background: ${color('surface-hover')}; color: ${color('text-default')}; }
  }
`;

export const Closed = styled.span`
  color: ${color('warning')};
  font-size: ${fontSize('xs')};
`;
