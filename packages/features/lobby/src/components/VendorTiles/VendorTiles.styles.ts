import { media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/** Two beside each other on a phone, so that the games are not far below; elsewhere with room for a name. */
export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(8)};

  @media ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    gap: ${space(12)};
  }
`;
