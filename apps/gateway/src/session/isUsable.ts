/** Whether an account is active; frozen and closed ones are answered like unknown ones. */
export const isUsable = ({ status }: { status: string }): boolean => status === 'active';
