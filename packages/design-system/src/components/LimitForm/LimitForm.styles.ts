import styled from 'styled-components';
import { color, fontFamily, fontSize, lineHeight, radius, space } from '../../tokens/read';

export const Root = styled.section`
  min-inline-size: 0;
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('panel')};
  background: ${color('surface-panel')};
  color: ${color('text-default')};
  overflow-wrap: anywhere;
`;

export const Head = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(16)};

  > :is(h2, h3, h4) {
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('lg')};
    font-weight: 600;
    line-height: ${lineHeight('heading')};
  }
`;

export const Description = styled.p`
  max-inline-size: 65ch;
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;

export const Rows = styled.ul`
  container-type: inline-size;
`;

/* 1: as wide in every row, so that the bars begin and end below each other */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(12)} ${space(16)};
  padding: ${space(16)};
  border-block-start: 1px solid ${color('border-subtle')};

  @container (min-width: 720px) {
    display: grid;
    grid-template-columns: minmax(0, 13rem) minmax(0, 1fr) minmax(0, 8rem); /* 1 */
    column-gap: ${space(24)};
  }
`;

/* 1: the button wraps below a long text instead of squeezing it to a letter per line */
export const Facts = styled.div`
  flex: 1 1 auto; /* 1 */
  min-inline-size: 0;
  max-inline-size: 100%;
`;

export const Label = styled.p`
  font-size: ${fontSize('sm')};
  line-height: ${lineHeight('title')};
  color: ${color('text-muted')};
`;

/* 1: keeps the currency on its side in right-to-left text */
export const Limit = styled.p`
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  line-height: ${lineHeight('heading')};
  font-variant-numeric: tabular-nums;
  unicode-bidi: isolate; /* 1 */
  &[data-none] { font-family: ${fontFamily('text')}; font-size: ${fontSize('md')}; font-weight: 400; }
`;

export const Opener = styled.div`
  max-inline-size: 100%;
  @container (min-width: 720px) { grid-column: 3; justify-self: end; }
`;

export const Usage = styled.div`
  flex: 1 1 100%;
  min-inline-size: 0;
  font-size: ${fontSize('sm')};
  @container (min-width: 720px) { grid-area: 1 / 2; }
`;

export const Used = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(16)};
  line-height: ${lineHeight('title')};
`;

export const UsedText = styled.span`
  margin-inline-start: auto;
  color: ${color('text-muted')};
  font-variant-numeric: tabular-nums;
`;

export const Notes = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(16)};
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
  color: ${color('text-muted')};
`;

export const Left = styled.span`
  font-weight: 600;
  color: ${color('text-default')};
`;

export const More = styled.div`
  flex: 1 1 100%;
  min-inline-size: 0;
  @container (min-width: 720px) { grid-column: 2 / -1; }
`;

export const Edit = styled.form`
  display: grid;
  flex: 1 1 100%;
  gap: ${space(12)};
  min-inline-size: 0;
  @container (min-width: 720px) { grid-column: 2; }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
`;

/* 1: both answers are as wide as the wider one */
export const Answers = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr); /* 1 */
  gap: ${space(8)};
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-block-start: ${space(8)};
  @container (min-width: 480px) { grid-auto-flow: column; }
`;
