import {
  color,
  fontFamily,
  fontSize,
  lineHeight,
  media,
  radius,
  space,
} from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${space(24)};
  justify-items: start;
  padding: ${space(24)} ${space(16)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('panel')};
  background: ${color('surface-panel')};

  @media ${media.tablet} { padding: ${space(48)}; }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space(8)};

  > h1 {
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('2xl')};
    font-weight: 600;
    line-height: ${lineHeight('tight')};
    @media ${media.tablet} { font-size: ${fontSize('3xl')}; }
  }
  > p { max-inline-size: 56ch; color: ${color('text-muted')}; }
`;
