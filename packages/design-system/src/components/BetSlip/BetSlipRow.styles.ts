import styled from 'styled-components';
import { color, fontSize, inset, lineHeight, radius, space } from '../../tokens/read';

export const Row = styled.li`
  min-inline-size: 0;
  padding: ${inset('row')};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('control')};
  background: ${color('surface-raised')};

  &[data-changed] { border-color: ${color('warning')}; }
  &:not([data-status='open']) { border-style: dashed; background: transparent; }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(8)};
  /* The button is higher than the first line, and reaches into the padding. */
  > button { margin-block: -6px; margin-inline-end: -6px; }
`;

export const Outcome = styled.p`
  flex: 1;
  min-inline-size: 0;
  font-weight: 600;
  line-height: ${lineHeight('title')};
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

export const Detail = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
  text-align: -webkit-match-parent;
  text-align: match-parent;
  > a { color: inherit; }
`;

/* A price that is cut off would read as another one. */
export const Price = styled.p`
  display: flex;
  flex-flow: row wrap;
  justify-content: flex-end;
  gap: 0 ${space(8)};
  max-inline-size: 45%;
  font-weight: 600;
  line-height: ${lineHeight('title')};
  font-variant-numeric: tabular-nums;

  > del { font-weight: 400; color: ${color('text-muted')}; }
  > ins { display: inline-flex; align-items: center; gap: ${space(4)}; color: ${color('warning')}; text-decoration: none; }
  > ins[data-change='up'] { color: ${color('positive')}; }
`;

export const Trouble = styled.p`
  display: flex;
  gap: ${space(8)};
  margin-block-start: ${space(8)};
  font-size: ${fontSize('sm')};
  color: ${color('warning')};
  > svg { flex: none; margin-block-start: 0.125em; }
`;
