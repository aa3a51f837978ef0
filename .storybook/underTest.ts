declare global {
  var __vitest_browser__: boolean | undefined;
}

/** True when the story runs as a test. */
export const isTestRun = globalThis.__vitest_browser__ === true;

/** True when a test or a picture is being taken, so that nothing may depend on the moment. */
export const isCapture = isTestRun || navigator.webdriver || /chromatic/i.test(navigator.userAgent);
