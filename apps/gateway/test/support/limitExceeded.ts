/** The parts of a refusal that name the exceeded limit. */
export const limitExceeded = (code: string, limit: string, field = 'amount') => ({
  errorCode: 'LIMIT_EXCEEDED',
  value: { fields: [{ field, code, limit }] },
});
