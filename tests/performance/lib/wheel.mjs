/** Lists are scrolled on a phone, with this CPU slowdown. */
export const PHONE = { width: 390, height: 844 };
export const SLOWDOWN = 4;
export const DISTANCE = 12_000;
const PX_A_SECOND = 3000;

/** Turns the wheel over the middle of the screen; resolves when the gesture has ended. */
export const turnWheel = ({ cdp }) =>
  cdp.send('Input.synthesizeScrollGesture', {
    x: PHONE.width / 2,
    y: PHONE.height / 2,
    yDistance: -DISTANCE,
    speed: PX_A_SECOND,
    gestureSourceType: 'mouse',
  });
