import styled from 'styled-components';

export const Face = styled.span`
  display: inline-block;
  /* As wide as the minutes, so that nothing moves when they appear. */
  min-inline-size: 5ch;
  min-block-size: 1lh;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
