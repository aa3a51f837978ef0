import styled from 'styled-components';
import { color } from '../../tokens/read';

export const Root = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  /* Keeps a minus sign or currency on its side in right-to-left text. */
  unicode-bidi: plaintext;

  &[data-tone='positive'] { color: ${color('positive')}; }
  &[data-tone='accent'] { color: ${color('accent-text')}; }
  &[data-tone='danger'] { color: ${color('danger-text')}; }
`;
