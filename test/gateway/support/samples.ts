import { existsSync } from 'node:fs'
import path from 'node:path'
import { moduleFolders } from '../../../scripts/gateway/core/module-folders'
import type { Samples } from './sample'

interface ModuleSamples {
  samples?: Samples
  /** Additional headers, by the name of the call that needs them. */
  headers?: Readonly<Record<string, Record<string, string>>>
  /** Calls that end records which other samples use. They run last. */
  endings?: Samples
  /** Calls that end the login of their caller. They run after all others. */
  logouts?: Samples
}

const modules = [...moduleFolders(path.join(__dirname, '../modules')).values()]
  .map((folder) => path.join(folder, 'samples.ts'))
  .filter((file) => existsSync(file))
  .map((file) => jest.requireActual<ModuleSamples>(file))

/** Parameters of each call in the catalog, in the order of the `samples.ts` files of all modules. */
export const samples: Samples = Object.assign(
  {},
  ...modules.map((each) => each.samples),
  ...modules.map((each) => each.endings),
  ...modules.map((each) => each.logouts),
)

/** Headers that the sample of a call needs, by the name of the call. */
export const sampleHeaders: Readonly<Record<string, Record<string, string>>> = Object.assign(
  {},
  ...modules.map((each) => each.headers),
)
