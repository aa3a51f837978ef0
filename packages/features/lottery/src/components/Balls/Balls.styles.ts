import { color, fontFamily, fontSize, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Row = styled.ol`
  --_ball: 26px;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  margin: 0;
  /* Always left to right, as a number is written, also in right-to-left languages. */
  direction: ltr;
  [dir='rtl'] & { justify-content: flex-end; }
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    place-items: center;
    min-inline-size: var(--_ball);
    block-size: var(--_ball);
    border: 1px solid ${color('border-default')};
    border-radius: ${radius('full')};
    background: ${color('surface-raised')};
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('xs')};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }

  &[data-size='md'] { --_ball: 34px; }
  &[data-size='md'] > li {
    border-color: ${color('accent-mark')};
    background: ${color('accent-subtle')};
    color: ${color('accent-text')};
    font-size: ${fontSize('md')};
  }
`;
