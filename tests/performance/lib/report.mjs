import { table } from './table.mjs';

/** Prints a benchmark's table, notes and goals. */
export function printResult(title, { head, rows, notes = [], goals }, leftOut = []) {
  console.log(`${title}\n\n${table(head, rows)}\n`);
  for (const line of [...notes, ...leftOut]) console.log(line);
  printGoals(goals);
  console.log('');
}

export function printGoals(goals) {
  for (const { goal, isMet, text } of goals)
    console.log(`${isMet ? 'PASS' : 'FAIL'}  ${goal}  ${text}`);
}

/** The last line; with `isStrict` a missed goal fails the command. */
export function printVerdict(goals, isStrict) {
  const missed = goals.filter(({ isMet }) => !isMet).length;
  console.log(`${goals.length - missed} met, ${missed} missed`);
  if (isStrict && missed > 0) process.exitCode = 1;
}
