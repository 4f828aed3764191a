import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Check, Outcome } from './check'
import type { FailedFile } from './results'

/**
 * Maximum number of files that run again. If more files fail, the cause is the program or the machine, not a flaky
 * test.
 */
const MOST_RETRIES = 5

/** List of the last run's flaky files. */
const FLAKY_FILE = 'node_modules/.cache/flaky.json'

/** A test file that failed in parallel with other checks and passed alone. */
export interface FlakyFile extends Pick<FailedFile, 'file' | 'tests' | 'message'> {
  check: string
}

interface Candidate {
  check: Check
  failure: FailedFile
}

interface Retried {
  /** Outcomes of all checks. If a file passes its second run, that run counts. */
  outcomes: Outcome[]
  flaky: FlakyFile[]
  /** Message if no file ran again, or null. */
  refusal: string | null
}

const candidatesOf = (checks: readonly Check[], outcomes: readonly Outcome[]): Candidate[] =>
  checks.flatMap((check) => {
    const { failures = [] } = outcomes.find(({ name }) => name === check.name) ?? {}
    return failures.filter(({ file }) => check.isRetried?.(file)).map((failure) => ({ check, failure }))
  })

/** Returns the check for one test file. Without `--forceExit`, Jest would wait for open handles. */
const onlyFile = (check: Check, file: string): Check => ({
  ...check,
  name: `${check.name} again: ${file}`,
  command: [...check.command, '--forceExit', '--runTestsByPath', file],
})

/** Returns the outcome of a check with the first run of a file replaced by the second. */
const replaceRun = (outcome: Outcome, first: FailedFile, second: Outcome): Outcome => ({
  ...outcome,
  passed: outcome.passed - first.passed + second.passed,
  failed: outcome.failed - first.failed + second.failed,
  tests: [...(outcome.tests ?? []).filter(({ file }) => file !== first.file), ...(second.tests ?? [])],
  failures: (outcome.failures ?? []).filter(({ file }) => file !== first.file),
})

/**
 * Runs failed test files once more, one after another, after all checks have ended. Includes only files that the
 * check's `isRetried` allows. Runs no file if more than five files failed. A file that passes this second run is flaky
 * and no longer counts as failed. A check without results, such as a crashed one, has no file to run again.
 * @param onOutcome called when each file ends
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

/** Writes the list of a run's flaky files to a file, even an empty list. */
export const writeFlaky = (flaky: readonly FlakyFile[], file = FLAKY_FILE): void => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(flaky, null, 2)}\n`)
}
