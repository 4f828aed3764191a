/* Checks whether a gateway conforms to the calls declared in src/api: `npm run conformance`. */
import { createInterface } from 'node:readline/promises'
import { runConformance } from './run'

const promptCode = async (): Promise<string> => {
  if (!process.stdin.isTTY)
    throw new Error('A code was sent, and there is no terminal to type it in. Use --account PHONE:CODE.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question('The code that was sent to the phone: ')).trim()
  } finally {
    terminal.close()
  }
}

runConformance(process.argv.slice(2), { print: (line) => process.stdout.write(`${line}\n`), promptCode }).then(
  (code) => {
    process.exitCode = code
  },
  (error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  },
)
