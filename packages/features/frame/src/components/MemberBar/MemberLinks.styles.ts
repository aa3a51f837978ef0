import { media } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/** Shows only with an offer. On a tablet the balance needs the space, and the list of pages has the count. */
export const Offers = styled.span`
  display: none;
  @media ${media.desktop} { display: inline-flex; }
`;
