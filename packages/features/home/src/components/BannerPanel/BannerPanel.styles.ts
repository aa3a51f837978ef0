import { color, media, radius } from '@parlour/design-system/tokens';
import styled from 'styled-components';

// The size of the strip, so that nothing moves when the banners load.
export const Frame = styled.div`
  display: grid;
  align-items: center;
  min-inline-size: 0;
  aspect-ratio: 3 / 2;
  overflow: auto;
  border-radius: ${radius('panel')};
  background: ${color('surface-panel')};
  @media ${media.tablet} { aspect-ratio: 16 / 5; }

  > [data-component='Skeleton'] { block-size: 100%; }
`;
