import { media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  inline-size: 100%;
  min-inline-size: 0;

  @media ${media.desktop} { gap: ${space(16)}; }
`;

export const Account = styled.div`
  display: flex;
  flex: 1;
  justify-content: flex-end;
  min-inline-size: 0;
`;

/** Reserves the space of the account while its chunk loads. */
export const AccountSpace = styled.div`
  block-size: 44px;
`;

export const Tools = styled.div`
  display: none;
  flex: none;
  align-items: center;
  justify-content: flex-end;
  /* Wide enough for the longest texts: lazy content must not shift what is beside it. */
  min-inline-size: 176px;
  /* Beside an account there are icons without labels. */
  &[data-member] { min-inline-size: 96px; }
  @media ${media.wide} { display: flex; }
`;

export const Settings = styled.div`
  display: flex;
  flex: none;
  align-items: center;
`;
