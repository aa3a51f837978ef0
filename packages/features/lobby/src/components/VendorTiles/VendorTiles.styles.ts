import { media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

const TILE = '74px';

/**
 * On a phone two rows that scroll sideways, so that the games are not far below and do not move with the number
 * of vendors; elsewhere as many rows as they need.
 */
export const Tiles = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: repeat(2, auto);
  grid-auto-columns: minmax(164px, 42%);
  justify-content: start;
  gap: ${space(8)};
  /* Space for the focus ring of a tile. */
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
