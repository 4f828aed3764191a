import type { Check, Outcome } from '../../../scripts/checks/check'
import { schedule } from '../../../scripts/checks/schedule'

const check = (name: string, cores = 1, needs?: string[]): Check => ({ name, command: ['true'], cores, needs })

/**
 * Runs checks on two cores. Checks in `failing` fail. Returns the outcomes, and for each check the other checks that
 * ran when it started.
 */
const run = async (checks: Check[], failing: string[] = []) => {
  const busy = new Set<string>()
  const beside: Record<string, string[]> = {}
  const outcomes = await schedule(
    checks,
    2,
    async ({ name }) => {
      beside[name] = [...busy]
      busy.add(name)
      await new Promise((resolve) => setTimeout(resolve, 5))
      busy.delete(name)
      const failed = failing.includes(name) ? 1 : 0
      return { name, passed: 1 - failed, failed, seconds: 0, output: '' } satisfies Outcome
    },
    () => undefined,
  )
  return { beside, failed: outcomes.filter(({ failed }) => failed).map(({ name }) => name), outcomes }
}

test('runs two small checks in parallel, and a two-core check alone', async () => {
  const { beside, outcomes } = await run([check('oxlint'), check('tsc'), check('jest', 2), check('build')])
  expect(beside).toEqual({ oxlint: [], tsc: ['oxlint'], jest: [], build: [] })
  expect(outcomes).toHaveLength(4)
})

test('starts a check after its dependencies have ended', async () => {
  const { beside } = await run([check('build'), check('e2e', 1, ['build'])])
  expect(beside.e2e).toEqual([])
})

test('skips a check with a failed dependency and counts it as failed', async () => {
  const { beside, failed } = await run([check('build'), check('e2e', 1, ['build'])], ['build'])
  expect(beside).not.toHaveProperty('e2e')
  expect(failed).toEqual(['build', 'e2e'])
})

test('continues with the other checks after a failure', async () => {
  const { failed, outcomes } = await run([check('oxlint'), check('tsc'), check('jest', 2)], ['oxlint'])
  expect(failed).toEqual(['oxlint'])
  expect(outcomes).toHaveLength(3)
})

test('starts a `startsOn: 1` check beside one other check, but no third check', async () => {
  const jest = { ...check('jest', 2), startsOn: 1 }
  const { beside } = await run([check('oxlint'), jest, check('build')])
  expect(beside).toEqual({ oxlint: [], jest: ['oxlint'], build: [] })
})

test('starts a ready check before a check that waits for a dependency', async () => {
  const { beside } = await run([check('build'), check('e2e', 1, ['build']), check('tsc')])
  expect(beside).toEqual({ build: [], tsc: ['build'], e2e: ['tsc'] })
})

test('reports a dependency cycle as an error', async () => {
  await expect(run([check('build', 1, ['size']), check('size', 1, ['build'])])).rejects.toThrow(/build, size/)
})
