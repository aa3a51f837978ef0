import { media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(32)};
  @media ${media.tablet} { gap: ${space(48)}; }

  /* Only for screen readers, so it takes no row. */
  > h1 { position: absolute; }
`;

/** The panels of the first screen. */
export const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};

  /* Reserves its space, so that a slow figure moves nothing. */
  > [data-component='JackpotCounter'] { align-content: center; min-block-size: 140px; }
`;
