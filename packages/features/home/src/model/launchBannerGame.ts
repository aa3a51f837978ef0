import {
  type CoreDispatch,
  failureText,
  launch,
  overlayRaised,
  toLaunchTarget,
} from '@parlour/feature-core';
import { getGame } from '@parlour/gateway-openapi/games';

/** Asks for the game that a banner names, and to start it; says so where it can not be asked for (BAN-03, ERR-02). */
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
