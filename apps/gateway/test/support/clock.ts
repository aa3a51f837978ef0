/**
 * When the tests' gateways and the demo data begin: a Wednesday morning, so that no test runs into the end of a
 * day, a week or a month that it does not look for. TEST_CLOCK names another moment.
 */
export const START = Date.parse(process.env['TEST_CLOCK'] ?? '2026-11-25T10:00:00Z');
