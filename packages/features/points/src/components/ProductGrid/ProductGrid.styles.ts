import { media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/** Two cards beside each other on a phone, six on a wide page. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(136px, 100%), 1fr));
  gap: ${space(12)};

  @media ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(184px, 1fr));
    gap: ${space(16)};
  }
`;
