import { color, fontFamily, fontSize, lineHeight } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  max-inline-size: 440px;
  margin-inline: auto;
`;

export const Title = styled.h1`
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  line-height: ${lineHeight('tight')};
  overflow-wrap: anywhere;
`;

export const Intro = styled.p`
  color: ${color('text-muted')};
`;
