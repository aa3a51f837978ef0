import styled from 'styled-components';
import { color, fontSize, lineHeight, radius, space } from '../../tokens/read';

export const Root = styled.div`
  min-inline-size: 0;
  container-type: inline-size;
`;

/* One line; what does not fit wraps whole, since a cut amount would read as another one. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(16)};
  min-block-size: 48px;
  padding: ${space(4)} ${space(12)};
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-session-strip-radius, ${radius('control')});
  background: ${color('surface-panel')};
  font-size: ${fontSize('sm')};

  > [data-component='LinkButton'] { margin-inline-start: auto; }
  @container (min-width: 560px) { padding-inline: ${space(16)}; }
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(16)};
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
