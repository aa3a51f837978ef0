import { media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

const TILE = '74px';

/**
 * On a phone two lines that go on beyond the edge, so that the games are not far below and stand where they will
 * whatever the number of vendors; elsewhere as many lines as they need.
 */
export const Tiles = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: repeat(2, auto);
  grid-auto-columns: minmax(164px, 42%);
  justify-content: start;
  gap: ${space(8)};
  /* Room for what a focused tile shows around itself. */
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;

  > * { min-block-size: ${TILE}; }

  @media ${media.tablet} {
    grid-auto-flow: row;
    grid-template: none;
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    gap: ${space(12)};
    justify-content: normal;
    overflow: visible;
    > * { min-block-size: 0; }
  }
`;
