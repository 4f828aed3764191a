import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildH5 } from '../../../scripts/start/build-h5'
import { buildRecord, fingerprint } from '../../../scripts/start/freshness'
import { say } from '../command'

const root = path.resolve(__dirname, '../../..')

/** Builds the storefront unless its build is up to date. @returns the folder of the build */
export const ourBuild = async (): Promise<string> => {
  const print = await fingerprint(root)
  const record = buildRecord(root)
  if (!record.matches(print)) {
    say('Building the storefront …')
    await buildH5(root, () => undefined)
    record.write(print)
  }
  return path.join(root, 'dist/h5')
}

/**
 * Builds a page that contains one word, with Taro's components and without the storefront's components.
 * @param kind `taro` uses the settings of Taro's template; `lean` uses the storefront's browser targets
 * @returns the folder of the build
 */
export const bareBuild = async (kind: 'taro' | 'lean'): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), `foyer-bare-${kind}-`))
  say(`Building the bare page (${kind}) …`)
  await buildH5(root, () => undefined, {
    FOYER_BARE: kind,
    FOYER_OUTPUT: folder,
    FOYER_SOURCE: 'test/bench/startup/bare',
  })
  return folder
}
