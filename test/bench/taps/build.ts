import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildH5 } from '../../../scripts/start/build-h5'

const root = path.resolve(__dirname, '../../..')

/** Builds the storefront with an additional empty page (`empty/plugin.js`). @returns the folder of the new build */
export const buildWithEmptyPage = async (): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-taps-'))
  await buildH5(root, () => undefined, {
    FOYER_OUTPUT: folder,
    FOYER_PLUGIN: path.relative(root, path.join(__dirname, 'empty/plugin.js')),
  })
  return folder
}
