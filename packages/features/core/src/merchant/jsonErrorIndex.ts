const SPACE = /[\t\n\r ]*/y;
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * The index at which a text stops being JSON; its length if it only ends too early. The messages of `JSON.parse`
 * differ by engine and may lack the position.
 */
export function jsonErrorIndex(text: string): number {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const isThere = pattern.test(text);
    if (isThere) at = pattern.lastIndex;
    return isThere;
  };
  const takeSign = (sign: string): boolean => {
    take(SPACE);
    if (text[at] !== sign) return false;
    at += 1;
    return true;
  };
  /** Reads a list up to its closing sign, with commas between the items. */
  const takeList = (end: string, takeItem: () => boolean): boolean => {
    if (takeSign(end)) return true;
    do if (!takeItem()) return false;
    while (takeSign(','));
    return takeSign(end);
  };
  const takeText = (): boolean => {
    take(SPACE);
    return take(TEXT);
  };
  const takeValue = (): boolean => {
    if (takeSign('{')) return takeList('}', () => takeText() && takeSign(':') && takeValue());
    if (takeSign('[')) return takeList(']', takeValue);
    return take(TEXT) || take(PLAIN);
  };
  if (takeValue()) take(SPACE);
  return at;
}
