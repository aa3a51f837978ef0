import styled from 'styled-components';
import { color, fontFamily, fontSize, inset, lineHeight, space } from '../../tokens/read';

export { Actions, Description, Head, Root } from '../BreakForm/formPanel.styles';

export const Rows = styled.ul`
  container-type: inline-size;
`;

/* 1: as wide in every row, so that the bars begin and end below each other */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(12)} ${space(16)};
  padding: ${inset('card')};
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

/* 1: by default a fieldset is at least as wide as its content */
export const Time = styled.fieldset`
  min-inline-size: 0; /* 1 */
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-block-end: ${space(8)};
    padding: 0;
    font-size: ${fontSize('sm')};
    font-weight: 500;
    line-height: ${lineHeight('title')};
  }
  > p { margin-block-start: ${space(4)}; }
`;

/* 1: the boxes begin at the same height, however long the labels are */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 10rem));
  align-items: end; /* 1 */
  gap: ${space(12)};
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
