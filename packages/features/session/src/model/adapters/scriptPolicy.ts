interface PolicyFactory {
  createPolicy: (
    name: 'default',
    rules: { createScriptURL: (address: string) => string },
  ) => object;
}

const allowed = new Set<string>();
let isMade = false;

/**
 * Lets a library load its own script where the page's policy requires trusted types: only addresses with
 * this beginning, neither HTML nor inline code. The server of the page has to allow both as well
 * (`SIGN_IN_SCRIPT_ORIGINS` of the gateway); otherwise this throws.
 */
export function allowScriptsOf(beginning: string): void {
  allowed.add(beginning);
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  if (isMade || trustedTypes === undefined) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => {
      if ([...allowed].some((each) => address.startsWith(each))) return address;
      throw new TypeError('No adapter of the site needs a script from there.');
    },
  });
  isMade = true;
}
