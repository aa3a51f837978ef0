import styled from 'styled-components';
import { color, fontFamily, fontSize, inset, lineHeight, radius, space } from '../../tokens/read';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
  padding: ${inset('card')};
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-stat-tile-radius, ${radius('panel')});
  container-type: inline-size;
  background: ${color('surface-panel')};
  overflow-wrap: anywhere;
`;

export const Label = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space(8)};
  font-size: ${fontSize('sm')};
  line-height: ${lineHeight('title')};
  color: ${color('text-muted')};
`;

export const Icon = styled.span`
  display: inline-flex;
  flex: none;
  margin-block-start: 1px;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(4)} ${space(8)};
`;

export const Value = styled.p`
  min-inline-size: 0;
  font-family: ${fontFamily('display')};
  font-size: clamp(1.25rem, 12cqi, ${fontSize('xl')});
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: ${lineHeight('heading')};
  /* Keeps a minus sign on its side in right-to-left text. */
  unicode-bidi: plaintext;
  [data-size='lg'] & { font-size: clamp(1.25rem, 14cqi, ${fontSize('2xl')}); }
  /* As high as the figure to come. */
  > [data-component='Skeleton'] { margin-block: 0.25em; }
  /* Long amounts shrink before they wrap. */
  &[data-long] { font-size: clamp(0.875rem, 7.4cqi, ${fontSize('xl')}); }
`;

export const Change = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  font-size: ${fontSize('sm')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${color('text-muted')};
  &[data-tone='positive'] { color: ${color('positive')}; }
  &[data-tone='warning'] { color: ${color('warning')}; }
`;

export const Hint = styled.div`
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};
`;

/** At the bottom, so that the lines of neighbouring tiles are at the same height. */
export const Spark = styled.div`
  block-size: 40px;
  margin-block-start: auto;
  padding-block-start: ${space(8)};
  color: ${color('accent-text')};
`;
