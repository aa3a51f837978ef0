import { fontFamily, fontSize, lineHeight } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Title = styled.h1`
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('xl')};
  font-weight: 600;
  line-height: ${lineHeight('tight')};
  overflow-wrap: anywhere;
`;
