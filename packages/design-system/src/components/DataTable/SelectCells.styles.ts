import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import { space } from '../../tokens/read';
import { hiddenText } from '../VisuallyHidden/hiddenText';
import { Cell as DataCell, HeadCell as DataHeadCell } from './DataTableRows.styles';

/* 1: what can be pressed is wider than the box */
const choiceStyles = css`
  inline-size: 1px;
  padding-inline-end: 0;
  label { justify-content: center; min-inline-size: 24px; } /* 1 */
  @media ${media.touch} { label { min-inline-size: 44px; margin-block: -${space(12)}; } }
`;

export const HeadCell = styled(DataHeadCell)`
  ${choiceStyles}
  @container (max-width: 559px) {
    display: flex;
    align-items: center;
    inline-size: auto;
    padding-inline-end: ${space(8)};
  }
`;

/** Read out only, in the card layout also seen. */
export const AllText = styled.span`
  @container (min-width: 560px) {
    ${hiddenText}
  }
`;

export const Cell = styled(DataCell)`
  ${choiceStyles}
  @container (max-width: 559px) {
    &&& { inline-size: auto; padding: 0; padding-inline-end: ${space(8)}; }
    & + th { flex: 1; inline-size: auto; }
  }
`;
