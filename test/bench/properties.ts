import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** A numbered property, such as P1. */
interface Property {
  title: string
  isMet: boolean
}

interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[]
}

/**
 * Runs a file of property tests. Returns its numbered properties.
 * @param number matches the number in a title, such as P1
 */
export const checkProperties = (file: string, number: RegExp): Property[] => {
  const jest = ['jest', '--config', 'config/jest/unit.config.js', '--json', file]
  const cwd = path.resolve(__dirname, '../..')
  const { stdout } = spawnSync('npx', jest, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const { testResults } = JSON.parse(stdout) as Report
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title }) => number.test(title))
    .map(({ title, status }) => ({ title, isMet: status === 'passed' }))
}
