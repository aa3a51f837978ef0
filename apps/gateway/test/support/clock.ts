/**
 * The start time of the tests' gateways and the demo data: a Wednesday morning, so that no test reaches the end of
 * a day, week or month by accident. TEST_CLOCK sets another one.
 */
export const START = Date.parse(process.env['TEST_CLOCK'] ?? '2026-11-25T10:00:00Z');
