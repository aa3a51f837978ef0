import {
  type CoreDispatch,
  failureText,
  launch,
  overlayRaised,
  toLaunchTarget,
} from '@parlour/feature-core';
import { getGame } from '@parlour/gateway-openapi/games';

/** Loads the game of a banner and launches it; shows an error if it can't be loaded (BAN-03, ERR-02). */
export async function launchBannerGame(
  nodeId: number,
  dispatch: CoreDispatch,
  translate: (key: string) => string,
): Promise<void> {
  try {
    const game = await dispatch(getGame.initiate({ nodeId }, { subscribe: false })).unwrap();
    await dispatch(launch(toLaunchTarget(game)));
  } catch (error) {
    dispatch(
      overlayRaised({
        name: 'message',
        tone: 'warning',
        titleKey: 'home:banners.gameFailed',
        text: failureText(error, translate),
        confirmKey: 'actions.ok',
        confirmAction: null,
      }),
    );
  }
}
