const SPACE = /[\t\n\r ]*/y;
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Where a text stops being JSON, as an index into it; its length where it only ends too early. `JSON.parse` tells
 * that in words of each engine, or not at all.
 */
export function jsonFaultAt(text: string): number {
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
  /** What stands between two signs, with commas between. */
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
