import { media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/** What a phone of 320 px has room for twice. */
const HALF = '136px';

/* 1: a list is as wide as what is chosen in it, and takes a line of its own where that does not fit beside another */
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

/** On a phone the last line, else in line with the boxes. */
export const Clear = styled.div`
  flex-basis: 100%;
  order: 2;
  min-block-size: 40px;

  @media ${media.tablet} {
    order: 0;
    margin-block-start: ${space(24)};
  }
`;

/** A line of its own below the boxes. */
export const Choices = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space(4)} ${space(24)};
  align-items: center;
  order: 1;
`;
