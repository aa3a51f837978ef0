/** What a refusal has that names the limit that was passed. */
export const limitPassed = (code: string, limit: string, field = 'amount') => ({
  errorCode: 'LIMIT_EXCEEDED',
  value: { fields: [{ field, code, limit }] },
});
