import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, effect } from '../../tokens/read';

// The picture is a plain element: a grid has hundreds, and a styled component for each would be slow.
export const Root = styled.span`
  display: block;
  aspect-ratio: 3 / 4;
  background: ${color('skeleton')};

  > :first-child {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    color: transparent;
    opacity: 0;
  }
  &[data-fit='contain'] > img { object-fit: contain; }
  &[data-state='shown'] > img, &[data-state='eager'] > img { opacity: 1; }

  /* Emblems and logos are shown whole, as they are. */
  &[data-fit='cover'] { outline: ${effect('picture-frame')}; outline-offset: -2px; }
  &[data-fit='cover'] > img { mask: ${effect('picture-mask')}; }

  /* Forced colours remove the background, so an outline marks the loading picture. */
  @media ${media.forced} { &:not([data-state='shown']) { outline: 1px solid; outline-offset: -1px; } }

  &[data-state='missing'] { position: relative; }
  &[data-state='missing']::before, &[data-state='missing']::after {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
    box-sizing: border-box;
    inline-size: 22%;
    aspect-ratio: 1;
    border: 2px solid ${color('text-disabled')};
    border-radius: 12%;
    rotate: 45deg;
  }
  &[data-state='missing']::after { inline-size: 9%; }
`;
