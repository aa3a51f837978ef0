const MARK = `([.,'’٬_ ])`;
const BY_THREE = new RegExp(`^[1-9]\\d{0,2}${MARK}\\d{3}(?:\\1\\d{3})*$`);
/** As South Asia groups: two digits before the last three. */
const BY_TWO = new RegExp(`^[1-9]\\d?${MARK}\\d{2}(?:\\1\\d{2})*\\1\\d{3}$`);

/** Whether whole figures stand in groups as they are written somewhere, all by the same mark, or in one row. */
export const isGrouped = (whole: string): boolean =>
  /^\d*$/.test(whole) || BY_THREE.test(whole) || BY_TWO.test(whole);
