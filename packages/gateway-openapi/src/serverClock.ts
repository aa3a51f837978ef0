let offset = 0;

/** Sets the offset to the gateway's clock by the Date header of an answer. */
export function syncServerClock(header: string | null): void {
  const at = header === null ? Number.NaN : Date.parse(header);
  if (Number.isFinite(at)) offset = at - Date.now();
}

/** Now by the gateway's clock, in ms since 1970. The device's clock may be wrong by hours. */
export const serverNow = (): number => Date.now() + offset;
