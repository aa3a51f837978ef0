import styled from 'styled-components';
import { color } from '../../tokens/read';

export const Root = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  /* A minus sign or a currency keeps its place in every direction of writing. */
  unicode-bidi: plaintext;

  &[data-tone='positive'] { color: ${color('positive')}; }
  &[data-tone='accent'] { color: ${color('accent-text')}; }
  &[data-tone='danger'] { color: ${color('danger-text')}; }
`;
