import { color, fontFamily, fontSize, lineHeight, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
`;

export const Amount = styled.p`
  color: ${color('accent-text')};
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('xl')};
  font-weight: 600;
  line-height: ${lineHeight('heading')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Note = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

export const Act = styled.div`
  margin-block-start: ${space(8)};
`;
