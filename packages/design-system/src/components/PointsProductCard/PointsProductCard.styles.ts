import styled from 'styled-components';
import { color, fontFamily, fontSize, inset, lineHeight, radius, space } from '../../tokens/read';

export const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-points-product-card-radius, ${radius('panel')});
  overflow: hidden;
  background: ${color('surface-panel')};
  overflow-wrap: anywhere;
`;

export const Media = styled.div`
  [data-availability='soldOut'] > & { opacity: 0.5; filter: saturate(0.4); }
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(4)};
  padding: ${inset('row')};
  container-type: inline-size;
`;

export const Title = styled.div`
  & > :is(h2, h3) {
    font-size: ${fontSize('md')};
    font-weight: 600;
    line-height: ${lineHeight('title')};
  }
`;

/** Over the picture, but after the name for screen readers. */
export const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space(8)};
  inset-inline: ${space(8)};
`;

export const Points = styled.p`
  font-family: ${fontFamily('display')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${color('accent-text')};
  /* Long figures shrink before they wrap. */
  &[data-long] { font-size: clamp(${fontSize('xs')}, 8cqi, ${fontSize('md')}); }
`;

export const Detail = styled.p`
  font-size: ${fontSize('xs')};
  font-variant-numeric: tabular-nums;
  color: ${color('text-muted')};
`;

export const Foot = styled.div`
  display: grid;
  gap: ${space(8)};
  margin-block-start: auto;
  padding-block-start: ${space(8)};
`;

export const Note = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('warning')};
`;
