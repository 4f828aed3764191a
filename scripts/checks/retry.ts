import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Check, Outcome } from './check'
import type { FailedFile } from './results'

/** Most files that a run tries again. When more fail, the cause is the program or the machine, not a flaky test. */
const MOST_RETRIES = 5

/** Where the flaky files of the last run are listed. */
const FLAKY_FILE = 'node_modules/.cache/flaky.json'

/** One file of tests that failed beside the other checks and passed alone. */
export interface FlakyFile extends Pick<FailedFile, 'file' | 'tests' | 'message'> {
  check: string
}

interface Candidate {
  check: Check
  failure: FailedFile
}

interface Retried {
  /** The outcomes of all checks. A file that passed when it ran again counts by its second run. */
  outcomes: Outcome[]
  flaky: FlakyFile[]
  /** Why no file ran again, for print; null when nothing was refused. */
  refusal: string | null
}

const candidatesOf = (checks: readonly Check[], outcomes: readonly Outcome[]): Candidate[] =>
  checks.flatMap((check) => {
    const { failures = [] } = outcomes.find(({ name }) => name === check.name) ?? {}
    return failures.filter(({ file }) => check.isRetried?.(file)).map((failure) => ({ check, failure }))
  })

/** Returns the check with one file of its tests only. Alone it runs in Jest's own process, which would wait for what the file left open. */
const onlyFile = (check: Check, file: string): Check => ({
  ...check,
  name: `${check.name} again: ${file}`,
  command: [...check.command, '--forceExit', '--runTestsByPath', file],
})

/** Returns the outcome of a check with the second run of a file in place of the first. */
const replaceRun = (outcome: Outcome, first: FailedFile, second: Outcome): Outcome => ({
  ...outcome,
  passed: outcome.passed - first.passed + second.passed,
  failed: outcome.failed - first.failed + second.failed,
  tests: [...(outcome.tests ?? []).filter(({ file }) => file !== first.file), ...(second.tests ?? [])],
  failures: (outcome.failures ?? []).filter(({ file }) => file !== first.file),
})

/**
 * Runs failed files of tests once more, one after the other, when all checks have ended: those that their check names by
 * `isRetried`, and none if there are more than five. A file that passes is flaky and no longer counts as failed. A check
 * without results, such as one that crashed, has no file that could run again.
 *
 * @param onOutcome is called as each file ends.
 */
export const retryFailures = async (
  checks: readonly Check[],
  ended: readonly Outcome[],
  run: (check: Check) => Promise<Outcome>,
  onOutcome: (outcome: Outcome) => void,
): Promise<Retried> => {
  const outcomes = [...ended]
  const flaky: FlakyFile[] = []
  const candidates = candidatesOf(checks, outcomes)
  if (candidates.length > MOST_RETRIES) {
    const refusal = `No failed file ran again: ${candidates.length} could be flaky, and at most ${MOST_RETRIES} are tried again.`
    return { outcomes, flaky, refusal }
  }
  for (const { check, failure } of candidates) {
    const second = await run(onlyFile(check, failure.file))
    onOutcome(second)
    if (second.failed > 0) continue
    const at = outcomes.findIndex(({ name }) => name === check.name)
    outcomes[at] = replaceRun(outcomes[at]!, failure, second)
    const { file, tests, message } = failure
    flaky.push({ check: check.name, file, tests, message: stripVTControlCharacters(message) })
  }
  return { outcomes, flaky, refusal: null }
}

/** Writes the flaky files of a run where the next person finds them; an empty list when there were none. */
export const writeFlaky = (flaky: readonly FlakyFile[], file = FLAKY_FILE): void => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(flaky, null, 2)}\n`)
}
