import type { Check, Outcome } from './check'

const skipped = (check: Check): Outcome => ({
  name: check.name,
  passed: 0,
  failed: 1,
  seconds: 0,
  output: `Not run: it needs ${check.needs?.join(', ')}.\n`,
})

/**
 * Runs checks in parallel while there are free cores. Starts the first check in the list whose `needs` have all passed,
 * once enough cores are free. If a check in `needs` fails, the dependent check does not run and counts as failed. A
 * check in `needs` that is not in the list counts as passed.
 * @param onOutcome called when each check ends
 */
export const schedule = async (
  checks: readonly Check[],
  cores: number,
  run: (check: Check) => Promise<Outcome>,
  onOutcome: (outcome: Outcome) => void,
): Promise<Outcome[]> => {
  const waiting = [...checks]
  const running = new Map<string, Promise<void>>()
  const ended = new Map<string, Outcome>()
  let free = cores

  const end = (outcome: Outcome): void => {
    ended.set(outcome.name, outcome)
    onOutcome(outcome)
  }
  const isOpen = (name: string): boolean => running.has(name) || waiting.some((check) => check.name === name)
  const hasFailed = (name: string): boolean => (ended.get(name)?.failed ?? 0) > 0
  const isReady = ({ needs = [] }: Check): boolean => !needs.some(isOpen)
  const hasRoom = ({ needs = [], cores: wanted, startsOn = wanted }: Check): boolean =>
    needs.some(hasFailed) || free >= Math.min(startsOn, cores)

  const start = (check: Check): void => {
    if (check.needs?.some(hasFailed)) return end(skipped(check))
    const weight = Math.min(check.cores, cores)
    free -= weight
    const done = run(check).then((outcome) => {
      free += weight
      running.delete(check.name)
      end(outcome)
    })
    running.set(check.name, done)
  }

  while (waiting.length > 0) {
    const next = waiting.findIndex(isReady)
    if (next >= 0 && hasRoom(waiting[next]!)) start(waiting.splice(next, 1)[0]!)
    else if (running.size > 0) await Promise.race(running.values())
    else throw new Error(`These checks wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`)
  }
  await Promise.all(running.values())
  return [...ended.values()]
}
