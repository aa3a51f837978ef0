import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontSize, lineHeight, radius, space } from '../../tokens/read';
import { hiddenText } from '../VisuallyHidden/hiddenText';

export const Root = styled.div`
  min-inline-size: 0;
  container-type: inline-size;
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-block-size: 48px;
  padding-inline-start: ${space(12)};
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-session-strip-radius, ${radius('control')});
  background: ${color('surface-panel')};
  font-size: ${fontSize('sm')};

  @container (min-width: 560px) { padding-inline-start: ${space(16)}; }
`;

/* One line; what does not fit wraps whole, since a cut amount would read as another one. */
export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(16)};
  min-inline-size: 0;
  padding-block: ${space(4)};
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(12)};
  min-inline-size: 0;
  @container (min-width: 560px) { column-gap: ${space(24)}; }
`;

/** Name above the value; beside it where there is room. */
export const Fact = styled.div`
  min-inline-size: 0;
  line-height: ${lineHeight('heading')};

  > dt {
    color: ${color('text-muted')};
    font-size: ${fontSize('xs')};
  }
  > dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  /* In line with its name, as the figure will be. */
  [data-component='Skeleton'] { display: inline-block; margin-block: 0; }
  &[data-low] > dd { color: ${color('warning')}; }
  @container (min-width: 560px) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space(8)};
    > dt { font-size: ${fontSize('sm')}; }
  }
`;

/** Times run from left to right in every language. */
export const Time = styled.dd`
  direction: ltr;
  unicode-bidi: isolate;
  white-space: nowrap;
  [dir='rtl'] & { text-align: end; }
`;

export const Trouble = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  min-inline-size: 0;
  color: ${color('warning')};
  &[data-quiet] { display: contents; }
`;

/* 1: its name stays for screen readers where only the icon shows */
export const Link = styled.a`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space(8)};
  align-self: stretch;
  min-inline-size: 44px;
  border-radius: var(--pl-session-strip-radius, ${radius('control')});
  color: ${color('text-default')};
  font-weight: 600;
  text-decoration: none;

  > span { /* 1 */
    ${hiddenText}
  }
  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
  @container (min-width: 560px) {
    padding-inline: ${space(16)};
    > span {
      position: static;
      inline-size: auto;
      block-size: auto;
      overflow: visible;
      clip-path: none;
    }
  }
`;
