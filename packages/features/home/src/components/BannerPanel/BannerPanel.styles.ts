import { color, media, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

// The size of the strip, so that nothing moves when the banners load.
export const Frame = styled.div`
  display: grid;
  align-items: center;
  min-inline-size: 0;
  aspect-ratio: 3 / 2;
  /* Not a scroll container, so that an error taller than the strip makes it grow, with its button in sight. */
  overflow: clip;
  border-radius: ${radius('panel')};
  background: ${color('surface-panel')};
  @media ${media.tablet} { aspect-ratio: 16 / 5; }

  > [data-component='Skeleton'] { block-size: 100%; }
  > [data-component='ErrorState'] { gap: ${space(8)}; padding-block: ${space(12)}; }
`;
