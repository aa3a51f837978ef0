import styled from 'styled-components';
import { space } from '../../tokens/read';

/* 1: fits minutes and seconds below an hour, so that the width does not change during the countdown */
export const Left = styled.span`
  display: inline-block;
  min-inline-size: 5ch; /* 1 */
  margin-inline-start: ${space(8)};
  font-variant-numeric: tabular-nums;
  text-align: end;
  unicode-bidi: isolate;
`;
