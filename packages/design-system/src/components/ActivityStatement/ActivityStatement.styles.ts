import styled from 'styled-components';
import { color, fontFamily, fontSize, inset, lineHeight, radius, space } from '../../tokens/read';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};
  min-inline-size: 0;
  color: ${color('text-default')};
  container-type: inline-size;
  overflow-wrap: anywhere;
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(12)} ${space(16)};
  > * { max-inline-size: 100%; }
`;

export const Panel = styled.div`
  min-inline-size: 0;
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('panel')};
  background: ${color('surface-panel')};
`;

export const Lifetime = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${inset('card')};
`;

export const LifetimeLabel = styled.p`
  font-size: ${fontSize('sm')};
  line-height: ${lineHeight('title')};
  color: ${color('text-muted')};
`;

/* 1: keeps minus sign and currency on their side in right-to-left text */
export const LifetimeValue = styled.p`
  font-family: ${fontFamily('display')};
  font-size: clamp(1.25rem, 6cqi, ${fontSize('2xl')});
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: ${lineHeight('heading')};
  justify-self: start;
  unicode-bidi: plaintext; /* 1 */
`;

export const Muted = styled.p`
  max-inline-size: 65ch;
  font-size: ${fontSize('sm')};
  line-height: ${lineHeight('title')};
  color: ${color('text-muted')};
`;

export const Span = styled.div`
  padding: ${space(12)} ${space(16)} 0;
  border-block-start: 1px solid ${color('border-subtle')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(16)};
  margin: 0;
  padding: ${space(12)} ${space(16)} ${space(16)};
  @container (min-width: 480px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: ${space(16)};
  }
`;

/* 1: a line of its own for each figure on a phone, and between what was paid and what was played
   2: keeps a minus sign on its side in right-to-left text */
export const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(4)} ${space(16)};
  min-inline-size: 0;

  > dt {
    font-size: ${fontSize('sm')};
    line-height: ${lineHeight('title')};
    color: ${color('text-muted')};
  }
  > dd {
    margin: 0;
    margin-inline-start: auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    unicode-bidi: plaintext; /* 2 */
  }
  &[data-figure='stake'] { /* 1 */
    padding-block-start: ${space(8)};
    border-block-start: 1px solid ${color('border-subtle')};
  }

  @container (min-width: 480px) {
    display: grid;
    align-content: start;
    justify-content: start;
    > dd { justify-self: start; margin-inline-start: 0; font-size: ${fontSize('lg')}; }
    &[data-figure='stake'] { padding-block-start: 0; border-block-start: 0; }
  }
`;

export const Records = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};
`;
