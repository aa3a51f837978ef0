import { color, fontFamily, fontSize, lineHeight, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(16)};
`;

export const Words = styled.div`
  display: grid;
  gap: ${space(4)};

  > p { color: ${color('text-muted')}; font-size: ${fontSize('sm')}; }
  > strong {
    color: ${color('accent-text')};
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('2xl')};
    font-weight: 600;
    line-height: ${lineHeight('tight')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
