import styled from 'styled-components';
import { fontFamily, fontSize, space } from '../../tokens/read';

/*
 * 1: paper is white, whatever the scheme of the screen is
 */
export const Sheet = styled.div`
  display: none;

  @media print {
    display: grid;
    gap: ${space(16)};
    padding: ${space(24)};
    color-scheme: light; /* 1 */
    overflow-wrap: anywhere;

    body:has(> &) > :not(&) { display: none; }
    && * { color: CanvasText; background: none; } /* 1 */
    > h1 {
      font-family: ${fontFamily('display')};
      font-size: ${fontSize('xl')};
    }
  }
`;
