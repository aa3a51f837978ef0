import { space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.main`
  display: grid;
  min-block-size: 100dvh;
  place-content: center;
  padding: ${space(24)};

  /* The site moves focus here, not a person. */
  &:focus { outline: none; }
`;
