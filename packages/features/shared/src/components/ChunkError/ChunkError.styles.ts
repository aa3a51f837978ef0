import { ErrorState } from '@parlour/design-system/ErrorState';
import { color, layer, media, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled(ErrorState)`
  &[data-place='over'] {
    position: fixed;
    inset-inline: ${space(16)};
    inset-block-end: ${space(64)};
    z-index: ${layer('toast')};
    border-radius: ${radius('panel')};
    background: ${color('surface-raised')};
  }

  &[data-place='below'] {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-end: 0;
    max-inline-size: min(100%, 400px);
    border: 1px solid ${color('border-subtle')};
    border-radius: ${radius('panel')};
    background: ${color('surface-raised')};
    @media ${media.tablet} { inset-inline-end: ${space(16)}; }
  }
`;
