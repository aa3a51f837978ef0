import styled from 'styled-components';
import { color, fontFamily, fontSize, radius, space } from '../../tokens/read';

// Headings keep their level, but start at a middle size: the page has its own title.
export const Root = styled.div`
  overflow-wrap: anywhere;
  line-height: 1.6;

  > * + *, li + li { margin-block-start: ${space(12)}; }
  li + li { margin-block-start: ${space(4)}; }

  h1, h2, h3, h4, h5, h6 {
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('md')};
    font-weight: 600;
    line-height: 1.3;
  }
  h1, h2 { font-size: ${fontSize('lg')}; }
  > * + :is(h1, h2, h3) { margin-block-start: ${space(24)}; }
  h4, h5, h6 { color: ${color('text-muted')}; }

  ul, ol { padding-inline-start: ${space(24)}; }
  dd { margin-inline-start: ${space(16)}; }
  blockquote {
    margin-inline: 0;
    padding-inline-start: ${space(16)};
    border-inline-start: 2px solid ${color('border-default')};
    color: ${color('text-muted')};
  }
  pre { white-space: pre-wrap; }
  hr { border: 0; border-block-start: 1px solid ${color('border-subtle')}; }
  mark { background: ${color('accent-subtle')}; color: inherit; }

  img { block-size: auto; border-radius: ${radius('control')}; }
  figure { margin: 0; }
  figcaption, small { font-size: ${fontSize('sm')}; color: ${color('text-muted')}; }

  table {
    max-inline-size: 100%;
    border-collapse: collapse;
    font-size: ${fontSize('sm')};
    font-variant-numeric: tabular-nums;
  }
  th, td {
    padding: ${space(8)} ${space(12)};
    border-block-end: 1px solid ${color('border-subtle')};
    text-align: start;
    vertical-align: top;
  }
  th { font-weight: 600; }
  caption { text-align: start; color: ${color('text-muted')}; }
`;
