import {
  color,
  fontFamily,
  fontSize,
  lineHeight,
  radius,
  space,
} from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(12)};
  padding-block: ${space(16)};
  text-align: center;
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 56px;
  aspect-ratio: 1;
  border-radius: ${radius('full')};
  background: ${color('surface-hover')};
  color: ${color('positive')};
`;

export const Title = styled.h3`
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  line-height: ${lineHeight('heading')};
  outline: none;
`;

export const Text = styled.p`
  max-inline-size: 44ch;
  color: ${color('text-muted')};
`;

export const Reference = styled.p`
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
  user-select: all;
`;
