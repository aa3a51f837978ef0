import { media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(12)};
  align-items: start;

  @media ${media.tablet} { grid-template-columns: minmax(220px, 2fr) repeat(2, minmax(150px, 1fr)) auto; }
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

/** On a phone the last line, else in line with the boxes. */
export const Clear = styled.div`
  grid-column: 1 / -1;
  order: 2;
  min-block-size: 40px;

  @media ${media.tablet} {
    grid-column: auto;
    order: 0;
    margin-block-start: ${space(24)};
  }
`;

/** A line of its own below the boxes. */
export const Choices = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(24)};
  align-items: center;
  order: 1;
`;
