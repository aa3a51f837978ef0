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

/* Lines in a grid keep the margins that make each as high as one of words. */
export const TimePlace = styled.span`
  display: grid;
  font-size: ${fontSize('xs')};
`;

export const Summary = styled.span`
  display: grid;
`;
