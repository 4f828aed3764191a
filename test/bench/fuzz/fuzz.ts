/*
 * `npm run fuzz [-- COUNT]`: sends 20,000 mutated requests of test/gateway/fuzz.test.ts to the gateway. FOYER_SEED
 * chooses other requests.
 */
import { spawnSync } from 'node:child_process'

const FULL = 20_000

const [count = String(FULL)] = process.argv.slice(2)
const { status } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '-w', '1', 'test/gateway/fuzz'], {
  stdio: 'inherit',
  env: { ...process.env, FOYER_FUZZ: count },
})
process.exitCode = status ?? 1
