import { media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/** Two of these fit side by side on a phone of 320 px. */
const HALF = '136px';

/* 1: a list is as wide as its chosen option, and wraps to a new row if that does not fit beside another */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
  align-items: start;

  > * { flex: 1 1 ${HALF}; }
  > div { min-inline-size: min-content; } /* 1 */
  select { /* 1 */
    field-sizing: content;
    inline-size: auto;
    min-inline-size: 100%;
    max-inline-size: calc(100vw - ${space(48)});
  }

  @media ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(160px, 2fr) repeat(2, minmax(min-content, 1fr)) auto;

    select { max-inline-size: 240px; }
  }
`;

export const Wide = styled.div`
  flex-basis: 100%;
`;

/** In line with the boxes, below the height of a label. */
export const Low = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 40px;
  align-self: end;

  @media ${media.tablet} { align-self: auto; margin-block-start: ${space(24)}; }
`;

/** The last row on a phone, else in line with the boxes. */
export const Clear = styled.div`
  flex-basis: 100%;
  order: 2;
  min-block-size: 40px;

  @media ${media.tablet} {
    order: 0;
    margin-block-start: ${space(24)};
  }
`;

/** A separate row below the boxes. */
export const Choices = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space(4)} ${space(24)};
  align-items: center;
  order: 1;
`;
