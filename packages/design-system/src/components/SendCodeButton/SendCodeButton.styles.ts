import styled from 'styled-components';
import { color, space } from '../../tokens/read';
import { Button } from '../Button/Button';

export const Root = styled(Button)`
  &&[data-status='counting']:not([data-variant='solid']) { background: transparent; }
  &&[data-status='counting'][data-variant='outline'] { border-color: ${color('border-default')}; }
`;

/* 1: three digits and a unit, so that the width does not change while it counts */
export const Seconds = styled.span`
  display: inline-block;
  min-inline-size: 4ch; /* 1 */
  margin-inline-start: ${space(8)};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
  text-align: end;
  unicode-bidi: plaintext;
  white-space: nowrap;
  color: ${color('text-muted')};
`;
