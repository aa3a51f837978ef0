import { writeFileSync } from 'node:fs';

const toText = ({ name, message, stack }) => stack ?? `${name}: ${message}`;

function errorsOf(module) {
  const errors = [module, ...module.children.allSuites()].flatMap((task) => task.errors());
  return errors.map((error) => ({ path: module.moduleId, message: toText(error) }));
}

/**
 * A reporter of Vitest: writes errors outside of tests (imports, hooks, timers), which its JSON report does not have
 * or has without their text.
 */
export default class OutsideErrors {
  onTestRunEnd(modules, unhandled) {
    const errors = [
      ...modules.flatMap(errorsOf),
      ...unhandled.map((error) => ({ message: toText(error) })),
    ];
    writeFileSync(process.env['OUTSIDE_ERRORS_FILE'], JSON.stringify(errors));
  }
}
