import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildH5 } from '../../../scripts/start/build-h5'
import { buildRecord, fingerprint } from '../../../scripts/start/freshness'

const root = path.resolve(__dirname, '../../..')

const say = (line: string) => process.stderr.write(`${line}\n`)

/** The storefront's build, made now unless it is up to date. @returns its folder */
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

/** A page with one word, by the same configuration, with Taro's own components and without what we add. @returns its folder */
export const bareBuild = async (): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-bare-'))
  say('Building the bare page …')
  await buildH5(root, () => undefined, {
    FOYER_BARE: '1',
    FOYER_OUTPUT: folder,
    FOYER_SOURCE: 'test/bench/startup/bare',
  })
  return folder
}
