import styled from 'styled-components';
import { space } from '../../tokens/read';

/* 1: minutes and seconds of less than an hour, so that the button keeps its width while it counts */
export const Left = styled.span`
  display: inline-block;
  min-inline-size: 5ch; /* 1 */
  margin-inline-start: ${space(8)};
  font-variant-numeric: tabular-nums;
  text-align: end;
  unicode-bidi: isolate;
`;
