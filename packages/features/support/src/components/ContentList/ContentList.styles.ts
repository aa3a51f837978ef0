import { fontSize, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};
`;

export const Time = styled.time`
  display: block;
  font-size: ${fontSize('xs')};
`;

/* In a grid the margins of skeleton lines do not collapse, so they are as high as lines of text. */
export const TimePlace = styled.span`
  display: grid;
  font-size: ${fontSize('xs')};
`;

export const Summary = styled.span`
  display: grid;
`;

/* A block, since it may run in another direction than the card. */
export const Excerpt = styled.span`display: block;`;
