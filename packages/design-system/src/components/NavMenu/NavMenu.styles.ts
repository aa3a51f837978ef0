import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, space } from '../../tokens/read';
import { entryStyles, SubLink } from '../NavBar/NavBar.styles';

export const Root = styled.div`
  display: flex;
  flex: none;
  /* Keeps pinned entries at the end. */
  margin-inline-start: auto;
  /* Stays in the document while hidden, because its width is measured. */
  &[data-empty] { position: absolute; inset-inline-end: 0; visibility: hidden; }
`;

export const Item = styled.div`
  display: flex;
`;

export const More = styled.button`
  ${entryStyles}
  gap: ${space(4)};
  border: 0;
  background: none;
  cursor: pointer;

  @media ${media.moving} { svg { transition: rotate ${duration('feedback')}; } }
  &[aria-expanded='true'] svg { rotate: 180deg; }
  &[data-current] { color: ${color('text-default')}; box-shadow: inset 0 -2px ${color('accent-mark')}; }
  @media ${media.forced} { &[data-current] { text-decoration: underline; } }
`;

export const Link = styled(SubLink)`
  &[aria-current] { color: ${color('action-text')}; font-weight: 600; }
`;
