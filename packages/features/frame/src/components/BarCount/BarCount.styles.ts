import styled from 'styled-components';

/** Over the upper end corner of the icon, positioned from the entry's middle, so that it takes no space. */
export const Count = styled.span`
  position: absolute;
  display: inline-flex;
  margin-block-end: 30px;
  margin-inline-start: 30px;
  pointer-events: none;
`;
