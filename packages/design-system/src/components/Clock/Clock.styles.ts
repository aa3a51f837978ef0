import styled from 'styled-components';
import { color, fontSize } from '../../tokens/read';

export const Root = styled.span`
  display: inline-block;
  /* As wide as the text will be, so that nothing moves when it comes; digits run the same way in every language. */
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
