import { color, fontFamily, fontSize, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)} ${space(16)};
`;

export const Words = styled.div`
  flex: 1 1 14rem;
  min-inline-size: 0;

  > h1 {
    overflow: hidden;
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('lg')};
    font-weight: 600;
    line-height: 1.3;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(12)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
`;
