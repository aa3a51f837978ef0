import { color, fontSize, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/* 1: a picture of another shape must not stretch its frame */
export const Media = styled.div`
  overflow: hidden;
  border-radius: ${radius('card')};

  > * { overflow: hidden; } /* 1 */
`;

export const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(12)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

export const Terms = styled.div`
  display: grid;
  gap: ${space(8)};
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};

  > h3 { color: ${color('text-default')}; font-size: ${fontSize('md')}; font-weight: 600; }
`;
