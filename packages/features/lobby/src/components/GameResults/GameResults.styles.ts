import { size, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/** Over the places that stay empty, wherever in the list somebody is; on a phone above the bar at its foot. */
export const Missing = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-end: calc(${size('bottom-bar')} + ${space(12)});
  margin-block-start: ${space(12)};
`;

export const Loading = styled.div`
  container-type: inline-size;
`;

/** The columns of `GameGrid`, so that the games take the places of the skeletons. */
export const Skeletons = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(12)};
  @container (min-width: 480px) { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${space(16)}; }
  @container (min-width: 720px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  @container (min-width: 1080px) { grid-template-columns: repeat(6, minmax(0, 1fr)); }
`;
