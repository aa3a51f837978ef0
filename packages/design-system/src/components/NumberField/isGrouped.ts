const MARK = `([.,'’٬_ ])`;
const BY_THREE = new RegExp(`^[1-9]\\d{0,2}${MARK}\\d{3}(?:\\1\\d{3})*$`);
/** South Asian grouping: two digits per group before the last three. */
const BY_TWO = new RegExp(`^[1-9]\\d?${MARK}\\d{2}(?:\\1\\d{2})*\\1\\d{3}$`);

/** Whether an integer is written with valid groups, all with the same separator, or without groups. */
export const isGrouped = (whole: string): boolean =>
  /^\d*$/.test(whole) || BY_THREE.test(whole) || BY_TWO.test(whole);
