/** Measures each contender once per round. The order rotates, so that none is always first. */
export async function inRounds(rounds, contenders, measure) {
  const results = Object.fromEntries(contenders.map(({ page }) => [page, []]));
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < contenders.length; turn += 1) {
      const contender = contenders[(round + turn) % contenders.length];
      results[contender.page].push(await measure(contender, round));
    }
  return results;
}
