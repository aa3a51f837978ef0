import { size, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/** Over the places that stay empty, wherever in the list somebody is; on a phone above the bar at its foot. */
export const Missing = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-end: calc(${size('bottom-bar')} + ${space(12)});
  margin-block-start: ${space(12)};
`;
