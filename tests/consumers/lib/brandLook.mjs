/** Styles of a button that a brand decides. */
const OF_BUTTON = ['backgroundColor', 'color', 'borderRadius', 'minHeight', 'boxShadow'];

const stylesOf = (locator) =>
  locator.evaluate((element, names) => {
    const styles = getComputedStyle(element);
    return Object.fromEntries(names.map((name) => [name, styles[name]]));
  }, OF_BUTTON);

/** The colour behind an element: that of the nearest one around it that has one. */
const groundOf = (locator) =>
  locator.evaluate((element) => {
    const isClear = (color) => color === 'rgba(0, 0, 0, 0)';
    let around = element.parentElement;
    while (around !== null && isClear(getComputedStyle(around).backgroundColor))
      around = around.parentElement;
    return around === null ? null : getComputedStyle(around).backgroundColor;
  });

/** How a part of a page shows its brand: both buttons, and what they stand on. */
export async function lookOf(part) {
  const deposit = part.getByRole('button', { name: 'Deposit' });
  const reward = part.getByRole('button', { name: 'Open the reward' });
  return {
    deposit: await stylesOf(deposit),
    reward: await stylesOf(reward),
    ground: await groundOf(deposit),
  };
}
