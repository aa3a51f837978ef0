import { color, fontFamily, fontSize, lineHeight, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};

  > h3 {
    font-family: ${fontFamily('display')};
    /* No larger than the title of the dialog above it. */
    font-size: ${fontSize('lg')};
    font-weight: 600;
    line-height: ${lineHeight('heading')};
    overflow-wrap: anywhere;
    /* Has focus for screen readers, but can't be pressed. */
    &:focus-visible { outline: none; }
  }
  > time { margin-block-end: ${space(8)}; font-size: ${fontSize('sm')}; color: ${color('text-muted')}; }
`;

export const Place = styled.span`
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
  color: ${color('text-muted')};
`;
