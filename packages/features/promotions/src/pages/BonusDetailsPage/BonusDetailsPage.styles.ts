import { media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(12)} ${space(16)};

  /* On a phone the two lists share a line of their own. */
  @media not ${media.tablet} {
    > :first-child { inline-size: 100%; }
    > :not(:first-child) { flex: 1 1 128px; }
  }
`;
