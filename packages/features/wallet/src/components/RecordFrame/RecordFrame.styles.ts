import { color, fontFamily, fontSize, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)} ${space(12)};

  > h3 {
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('lg')};
    font-weight: 600;
    outline-offset: 4px;
  }
`;

export const When = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;
