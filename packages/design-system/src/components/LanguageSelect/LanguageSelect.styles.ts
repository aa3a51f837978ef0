import styled from 'styled-components';
import { media } from '../../tokens/media';
import { space } from '../../tokens/read';
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
