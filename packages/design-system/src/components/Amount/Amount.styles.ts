import styled from 'styled-components';
import { color } from '../../tokens/read';

/* 1: with 2 a block would begin at the left, where its content does */
export const Root = styled.span`
  inline-size: fit-content; /* 1 */
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  unicode-bidi: plaintext; /* 2: keeps a minus sign or currency on its side in right-to-left text */

  &[data-tone='positive'] { color: ${color('positive')}; }
  &[data-tone='accent'] { color: ${color('accent-text')}; }
  &[data-tone='danger'] { color: ${color('danger-text')}; }
`;
