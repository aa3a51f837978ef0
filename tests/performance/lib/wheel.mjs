/** What lists are scrolled on, and how: a phone, made slower by this factor. */
export const PHONE = { width: 390, height: 844 };
export const SLOWDOWN = 4;
export const DISTANCE = 12_000;
const PX_A_SECOND = 3000;

/** Turns the wheel over the middle of the screen, and resolves when the gesture is through. */
export const turnWheel = ({ cdp }) =>
  cdp.send('Input.synthesizeScrollGesture', {
    x: PHONE.width / 2,
    y: PHONE.height / 2,
    yDistance: -DISTANCE,
    speed: PX_A_SECOND,
    gestureSourceType: 'mouse',
  });
