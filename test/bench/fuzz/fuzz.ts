/*
 * `npm run fuzz [-- COUNT]`: sends mutated requests of test/gateway/fuzz.test.ts to the gateway. COUNT is 20,000 by
 * default. FOYER_SEED changes the requests.
 */
import { spawnSync } from 'node:child_process'

const FULL = 20_000

const [count = String(FULL)] = process.argv.slice(2)
const { status } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '-w', '1', 'test/gateway/fuzz'], {
  stdio: 'inherit',
  env: { ...process.env, FOYER_FUZZ: count },
})
process.exitCode = status ?? 1
