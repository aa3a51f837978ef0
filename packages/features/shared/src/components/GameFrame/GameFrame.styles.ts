import { color, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/** The game, below its notice. */
export const Root = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 360px;

  & > [data-component='Notice'] { margin-block-end: ${space(12)}; }
`;

/** The game, with the text over it that it is loading. */
export const Layers = styled.div`
  display: grid;
  grid-row: 2;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);

  > * { grid-area: 1 / 1; }
  > [data-component='Spinner'] { place-self: center; }
  /* The page says how high the game is, so that its end is in the window. */
  > [data-component='GameSandbox'] { min-block-size: 0; }
`;

/** In the place of a game that is away. */
export const Cover = styled.div`
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('panel')};
  background: ${color('surface-sunken')};
`;
