import {
  color,
  fontFamily,
  fontSize,
  lineHeight,
  media,
  space,
} from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};
  list-style: none;
  counter-reset: step;

  @media ${media.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${space(32)}; }

  > li {
    display: grid;
    align-content: start;
    gap: ${space(4)};
    padding-block-start: ${space(16)};
    border-block-start: 1px solid ${color('border-default')};
    counter-increment: step;
  }
  > li::before {
    content: counter(step);
    color: ${color('accent-text')};
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('xl')};
    font-weight: 600;
    line-height: ${lineHeight('heading')};
  }
  > li > h3 { font-size: ${fontSize('md')}; font-weight: 600; }
  > li > p { color: ${color('text-muted')}; font-size: ${fontSize('sm')}; }
`;
