import type { Check, Outcome } from './check'

const skip = (check: Check): Outcome => ({
  name: check.name,
  passed: 0,
  failed: 1,
  seconds: 0,
  output: `Not run: it needs ${check.needs?.join(', ')}.\n`,
})

/**
 * Runs checks in the order of the list, side by side while there are cores for the next. A check whose needs failed is
 * not run and counts as failed; needs that are not in the list are taken as met.
 * @param told is called as each one ends.
 */
export const schedule = async (
  checks: readonly Check[],
  cores: number,
  run: (check: Check) => Promise<Outcome>,
  told: (outcome: Outcome) => void,
): Promise<Outcome[]> => {
  const running = new Map<string, Promise<void>>()
  const ended = new Map<string, Outcome>()
  let free = cores

  const end = (outcome: Outcome): void => {
    ended.set(outcome.name, outcome)
    told(outcome)
  }

  for (const check of checks) {
    const weight = Math.min(check.cores, cores)
    const waits = (): boolean => free < weight || (check.needs ?? []).some((name) => running.has(name))
    while (waits()) await Promise.race(running.values())
    if ((check.needs ?? []).some((name) => (ended.get(name)?.failed ?? 0) > 0)) {
      end(skip(check))
      continue
    }
    free -= weight
    const done = run(check).then((outcome) => {
      free += weight
      running.delete(check.name)
      end(outcome)
    })
    running.set(check.name, done)
  }
  await Promise.all(running.values())
  return [...ended.values()]
}
