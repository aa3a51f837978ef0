/** Whether the query of an address opens a room of pages over the site. */
export const asksForCentre = (search: string): boolean => /[?&](member|agent)=/.test(search);
