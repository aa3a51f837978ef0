import { media, size, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: ${space(12)};
  min-block-size: calc(100dvh - ${size('header')} - ${space(32)});
`;

export const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};

  @media ${media.desktop} {
    &[data-draws] { grid-template-columns: minmax(0, 1fr) 320px; }
    &[data-draws] { align-items: start; }
    /* The game stays visible beside a longer list. */
    &[data-draws] > :first-child { position: sticky; inset-block-start: calc(${size('header')} + ${space(12)}); }
  }
`;
