import styled from 'styled-components';

/** Over the upper end corner of the sign, from the middle of the entry: it takes no room of its own. */
export const Count = styled.span`
  position: absolute;
  display: inline-flex;
  margin-block-end: 30px;
  margin-inline-start: 30px;
  pointer-events: none;
`;
