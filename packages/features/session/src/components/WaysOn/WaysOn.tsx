/** Ways on for somebody who is asked to log in: registering, a forgotten password, a trial. */
export function WaysOn() {
  return null;
}
