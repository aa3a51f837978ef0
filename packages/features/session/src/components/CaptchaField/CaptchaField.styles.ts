import { color, fontSize, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
`;

export const Picture = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  block-size: 56px;
`;

export const Image = styled.img`
  inline-size: 160px;
  block-size: 56px;
  border-radius: ${radius('control')};
  object-fit: contain;
`;

export const Missing = styled.p`
  flex: 1;
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;
