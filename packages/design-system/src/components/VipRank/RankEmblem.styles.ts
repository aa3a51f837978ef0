import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color } from '../../tokens/read';

/* 1: SVG paint is not forced by the browser */
/* 2: the accent alone is too pale on its own subtle surface in the light theme */
export const Root = styled.svg`
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  overflow: visible;
  --_body: ${color('accent-mark')};
  --_mark: ${color('on-accent')};
  --_line: ${color('accent-text')};

  > path { stroke-linejoin: round; stroke-linecap: round; }
  > [data-body] { fill: var(--_body); stroke: var(--_line); stroke-width: 1.25; } /* 2 */
  > [data-marks] { fill: var(--_mark); stroke: none; }
  > circle { fill: var(--_mark); }

  &[data-weight='entry'] { --_line: ${color('text-muted')}; }
  &[data-weight='entry'], &[data-weight='line'] {
    > [data-body] { fill: none; stroke: var(--_line); stroke-width: 2; }
  }
  &[data-weight='entry'] > [data-marks] { fill: var(--_line); }
  &[data-weight='line'] > [data-marks] { fill: none; stroke: var(--_line); stroke-width: 2; }
  &[data-weight='crest'] > [data-marks] { fill: var(--_body); }
  &[data-muted] { --_body: ${color('text-muted')}; --_line: ${color('text-muted')}; --_mark: ${color('surface-panel')}; }

  /* 1 */
  @media ${media.forced} {
    && { --_body: CanvasText; --_line: CanvasText; --_mark: Canvas; }
  }
`;
