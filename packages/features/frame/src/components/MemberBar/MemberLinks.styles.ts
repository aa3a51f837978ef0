import { media } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/** Comes only with an offer: on a tablet the balance needs the room, and the list of pages has the count. */
export const Offers = styled.span`
  display: none;
  @media ${media.desktop} { display: inline-flex; }
`;
