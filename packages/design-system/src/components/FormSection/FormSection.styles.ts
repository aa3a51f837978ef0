import styled from 'styled-components';
import { color, fontFamily, fontSize, lineHeight, space } from '../../tokens/read';

/* 1: by default a fieldset is at least as wide as its content */
export const Root = styled.fieldset`
  min-inline-size: 0; /* 1 */
  margin: 0;
  padding: 0;
  border: 0;
  & + & {
    padding-block-start: ${space(24)};
    border-block-start: 1px solid ${color('border-subtle')};
  }
`;

/* 1: otherwise it sits on the border of the fieldset, above the padding */
export const Legend = styled.legend`
  float: inline-start; /* 1 */
  inline-size: 100%;
  padding: 0;
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  line-height: ${lineHeight('heading')};
  overflow-wrap: anywhere;
`;

export const Description = styled.p`
  clear: both;
  padding-block-start: ${space(4)};
  max-inline-size: 64ch;
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
`;

/* 1: at most the requested number of columns, none narrower than 240 px */
export const Fields = styled.div`
  clear: both;
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(min(240px, 100%), (100% - (var(--_columns) - 1) * ${space(16)}) / var(--_columns)), 1fr)
  ); /* 1 */
  align-items: start;
  gap: ${space(16)};
  padding-block-start: ${space(16)};

  --_columns: 2;
  [data-columns='1'] > & { --_columns: 1; }
  [data-columns='3'] > & { --_columns: 3; }
  /* A nested grid would only get the width of one column. */
  > :is([data-wide], [data-component='Grid']) { grid-column: 1 / -1; min-inline-size: 0; }
`;
