export const STEP_LABELS = { increase: 'One more', decrease: 'One less' };
