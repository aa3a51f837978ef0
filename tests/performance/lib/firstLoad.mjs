import { median, ratioOf } from './stats.mjs';
import { atMost, atMostTimes } from './verdict.mjs';

// docs/performance.md says where each of these comes from.
const GOAL = 'goal 11';
const HOME = '/';
const LEAST_SCORE = 97;
const LCP_HOME = 0.6;
const LCP_OTHERS = 1.05;
const TBT_MS = 50;
/** Minimum score of the other categories (F-3). */
const LEAST_OF_OTHERS = 95;

const numbers = (rounds, name) => rounds.map((round) => round[name]);

/** Goal 11 for one address, from its rounds and those of the bare page. */
export function firstLoadGoals(route, rounds, bare) {
  const scores = numbers(rounds, 'score');
  const lcp = ratioOf(numbers(rounds, 'lcp'), numbers(bare, 'lcp'));
  const tbt = Math.round(median(numbers(rounds, 'tbt')));
  const cls = Math.max(...numbers(rounds, 'cls'));
  const accessibility = Math.min(...numbers(rounds, 'accessibility'));
  return [
    {
      goal: GOAL,
      isMet: median(scores) >= 100 && Math.min(...scores) >= LEAST_SCORE,
      text: `${route} score ${median(scores)}, at worst ${Math.min(...scores)} (100, and never below ${LEAST_SCORE})`,
    },
    atMostTimes(GOAL, `${route} LCP`, lcp, route === HOME ? LCP_HOME : LCP_OTHERS, 'bare'),
    atMost(GOAL, `${route} TBT`, tbt, TBT_MS, ' ms'),
    // Lighthouse reports three digits.
    { ...atMost(GOAL, `${route} CLS`, Number(cls.toFixed(3)), 0) },
    {
      goal: GOAL,
      isMet: accessibility === 100,
      text: `${route} accessibility ${accessibility} (100)`,
    },
    ...[
      ['practices', 'best practices'],
      ['seo', 'SEO'],
    ].map(([name, title]) => {
      const score = median(numbers(rounds, name));
      return {
        goal: 'F-3',
        isMet: score >= LEAST_OF_OTHERS,
        text: `${route} ${title} ${score} (at least ${LEAST_OF_OTHERS})`,
      };
    }),
  ];
}
