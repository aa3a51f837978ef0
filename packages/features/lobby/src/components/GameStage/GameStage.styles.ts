import { color, fontSize, media, size, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  --below-nav: 0px;
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: ${space(12)};
  min-block-size: calc(100dvh - ${size('header')} - ${space(32)});

  /* A game fills the window below the header, and on a phone its width: the end of a page is room before a footer. */
  &[data-open] {
    min-block-size: calc(100dvh - ${size('header-phone')} - 1px - ${space(16)} - var(--below-nav));
    margin-block-end: calc(-1 * ${space(48)});
    padding-block-end: env(safe-area-inset-bottom);

    @media ${media.tablet} {
      min-block-size: calc(100dvh - ${size('header')} - 1px - 2 * ${space(24)} - var(--below-nav));
      margin-block-end: calc(${space(24)} - ${space(64)});
    }
  }

  /* A page of the site has its navigation above, and on a phone its bar below. */
  &[data-below-nav] {
    --below-nav: ${size('nav')};

    @media not all and ${media.tablet} {
      --below-nav: calc(${size('nav')} + ${size('bottom-bar')});
    }
  }

  @media not all and ${media.tablet} {
    [data-component='GameSandbox'] {
      inline-size: calc(100% + 2 * ${space(16)});
      margin-inline: calc(-1 * ${space(16)});
      border-width: 1px 0 0;
      border-radius: 0;
    }
  }
`;

export const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
`;

export const Note = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

export const Stage = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 480px;
`;
