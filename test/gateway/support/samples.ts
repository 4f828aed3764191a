import { existsSync } from 'node:fs'
import path from 'node:path'
import { moduleFolders } from '../../../scripts/gateway/core/module-folders'
import type { Samples } from './sample'

interface ModuleSamples {
  samples?: Samples
  /** Additional headers, by the name of their call. */
  headers?: Readonly<Record<string, Record<string, string>>>
  /** Calls that end records which other samples use: they run last. */
  endings?: Samples
  /** Calls that end the login of their caller: they run after all others. */
  logouts?: Samples
}

const modules = [...moduleFolders(path.join(__dirname, '../modules')).values()]
  .map((folder) => path.join(folder, 'samples.ts'))
  .filter((file) => existsSync(file))
  .map((file) => jest.requireActual<ModuleSamples>(file))

/** Parameters of each call of the catalogue, in this order: `samples.ts` of all modules. */
export const samples: Samples = Object.assign(
  {},
  ...modules.map((each) => each.samples),
  ...modules.map((each) => each.endings),
  ...modules.map((each) => each.logouts),
)

/** The headers that a call's sample needs. */
export const sampleHeaders: Readonly<Record<string, Record<string, string>>> = Object.assign(
  {},
  ...modules.map((each) => each.headers),
)
