import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildH5 } from '../../../scripts/start/build-h5'
import { buildRecord, fingerprint } from '../../../scripts/start/freshness'
import { say } from '../command'

const root = path.resolve(__dirname, '../../..')

/** Builds the storefront unless it is up to date. @returns its folder */
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
 * Builds a page with one word, with Taro's own components and without the storefront's.
 * @param kind `taro` uses the settings of Taro's template, `lean` the storefront's browser targets
 * @returns its folder
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
