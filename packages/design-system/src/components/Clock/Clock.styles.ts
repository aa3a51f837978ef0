import styled from 'styled-components';
import { color, fontSize } from '../../tokens/read';

export const Root = styled.span`
  display: inline-block;
  /* Reserves the width of the text, so that nothing moves when it appears. Times read left to right in every language. */
  min-inline-size: 19ch;
  min-block-size: 1lh;
  direction: ltr;
  unicode-bidi: isolate;
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: ${color('text-muted')};
  contain: layout style;
`;
