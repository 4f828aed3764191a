import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** A property of all prices, such as P1. */
interface Property {
  title: string
  isMet: boolean
}

interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[]
}

/** Runs the property tests of the pricing engine. Returns the numbered properties, such as P1. */
export const checkProperties = (): Property[] => {
  const jest = ['jest', '--config', 'config/jest/unit.config.js', '--json', 'test/domain/pricing/properties.test.ts']
  const cwd = path.resolve(__dirname, '../../..')
  const { stdout } = spawnSync('npx', jest, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const { testResults } = JSON.parse(stdout) as Report
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title }) => /\bP\d/.test(title))
    .map(({ title, status }) => ({ title, isMet: status === 'passed' }))
}
