import { writeFile } from 'node:fs/promises'
import type { ServerClock } from '../../src/lib/clock'
import { nodeSend } from './node-send'
import { readOptions, USAGE, UsageError } from './options'
import { exitCode, HEADINGS, summary, verdictLines } from './report'
import { Unreachable, walkCatalogue } from './walk'

export interface Terminal {
  print: (line: string) => void
  /** Reads the login code from the user. Throws if there is no terminal. */
  promptCode: () => Promise<string>
  /** Clock for timeouts, by default the machine's. */
  clock?: ServerClock
}

/** Runs the command: calls the gateway, prints the results and writes the report file. Returns the exit code. */
export const runConformance = async (
  args: readonly string[],
  { print, promptCode, clock }: Terminal,
): Promise<0 | 1 | 2> => {
  try {
    const { gateway, account, order, calls, json } = readOptions(args)
    const from = performance.now()
    print(`Contract of ${gateway}${order ? ', with one order' : ''}\n`)
    print(HEADINGS)
    const onVerdict = (verdict: Parameters<typeof verdictLines>[0]) => verdictLines(verdict).forEach(print)
    const verdicts = await walkCatalogue(nodeSend(gateway), { account, order, calls, promptCode, clock, onVerdict })
    const ms = Math.round(performance.now() - from)
    print(`\n${summary(verdicts, ms)}`)
    if (json) await writeFile(json, `${JSON.stringify({ gateway, order, ms, calls: verdicts }, null, 2)}\n`)
    return exitCode(verdicts)
  } catch (error) {
    if (error instanceof UsageError) {
      print(`${error.message}\n\n${USAGE}`)
      return 2
    }
    if (!(error instanceof Unreachable)) throw error
    print(`\nThe gateway cannot be reached: ${error.message}.`)
    return 1
  }
}
