import { media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(48)};

  @media ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 260px;
    align-items: start;
  }
`;
