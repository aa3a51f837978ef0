import { media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(12)};
  align-items: start;

  @media ${media.tablet} { grid-template-columns: minmax(220px, 2fr) repeat(2, minmax(150px, 1fr)) auto auto; }
`;

export const Wide = styled.div`
  grid-column: 1 / -1;

  @media ${media.tablet} { grid-column: auto; }
`;

/** In line with the boxes, below the height of a label. */
export const Low = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 40px;

  @media ${media.tablet} { margin-block-start: ${space(24)}; }
`;
