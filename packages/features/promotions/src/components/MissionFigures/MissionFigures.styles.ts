import { media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(12)};

  @media ${media.large} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;
