import { color, fontFamily, fontSize, lineHeight, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};
`;

export const Name = styled.h2`
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  line-height: ${lineHeight('heading')};
`;

export const Get = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(16)};

  > [data-component='QrCode'] { flex: none; }
`;

export const Ways = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(8)};

  > p { font-size: ${fontSize('sm')}; color: ${color('text-muted')}; }
`;

export const Guide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  padding-block-start: ${space(16)};
  border-block-start: 1px solid ${color('border-subtle')};

  > h3 { font-size: ${fontSize('md')}; font-weight: 600; }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space(4)};
  padding-inline-start: ${space(24)};
  line-height: 1.6;
`;
