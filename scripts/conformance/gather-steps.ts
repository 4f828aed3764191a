import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Steps } from './step'

const FOLDER = path.join(__dirname, 'steps')
const load = createRequire(__filename)

interface StepFile {
  steps: Steps
  endings?: Steps
  logouts?: Steps
}

const files = readdirSync(FOLDER)
  .sort()
  .map((file) => load(path.join(FOLDER, file)) as StepFile)

/**
 * Steps of all files in `steps/` in the order of the walk. Steps that delete data come last, followed by the logout.
 */
export const allSteps: Steps = Object.assign(
  {},
  ...files.map(({ steps }) => steps),
  ...files.map(({ endings }) => endings),
  ...files.map(({ logouts }) => logouts),
)
