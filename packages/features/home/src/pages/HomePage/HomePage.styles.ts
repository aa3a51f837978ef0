import { media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(32)};
  @media ${media.tablet} { gap: ${space(48)}; }

  /* Only heard, so it takes no row. */
  > h1 { position: absolute; }
`;

/** What is seen first belongs together. */
export const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};

  /* The room that is kept for it, so that nothing moves when a figure comes late. */
  > [data-component='JackpotCounter'] { align-content: center; min-block-size: 140px; }
`;
