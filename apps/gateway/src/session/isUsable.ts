/** Whether an account can be used; one that is frozen or closed is answered like one that is not there. */
export const isUsable = ({ status }: { status: string }): boolean => status === 'active';
