import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontSize, space } from '../../tokens/read';
import * as M from '../Menu/Menu.styles';

export { Label as Name, Root, Turn } from '../Menu/Menu.styles';

export const Button = styled(M.Button)`
  &[data-compact] { padding-inline: ${space(12)}; gap: ${space(4)}; }
`;

export const List = styled(M.List)`
  max-inline-size: calc(100vi - ${space(16)});
`;

/* Not on the list itself: with its limited height, columns would overflow sideways instead of downwards. */
export const Columns = styled.div`
  columns: 1;
  column-gap: ${space(4)};
  > * { break-inside: avoid; }
  @media ${media.large} { inline-size: 440px; columns: 2; }
  @media ${media.tablet} { inline-size: 680px; columns: 3; }
`;

/* Stays while the list scrolls. */
export const Search = styled.div`
  position: sticky;
  inset-block-start: calc(-1 * ${space(4)});
  z-index: 1;
  padding: ${space(4)} ${space(4)} ${space(8)};
  margin-block-start: calc(-1 * ${space(4)});
  background: var(--pl-menu-surface, ${color('surface-raised')});
`;

export const None = styled.p`
  padding: ${space(8)} ${space(12)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;
