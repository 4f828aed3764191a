import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readComments } from './codes'
import type { GatewayModule, ModuleDefinition } from './module'
import { moduleFolders } from './module-folders'
import type { Texts } from './texts'

const FOLDER = join(__dirname, '../modules')
const load = createRequire(__filename)

const read = (name: string, folder: string): GatewayModule[] => {
  if (!existsSync(join(folder, 'module.ts'))) return []
  const { definition } = load(join(folder, 'module')) as { definition: ModuleDefinition }
  return [{ name, ...definition }]
}

const textsOf = (folder: string): Texts[] =>
  existsSync(join(folder, 'texts.ts')) ? [(load(join(folder, 'texts')) as { texts: Texts }).texts] : []

let gathered: readonly GatewayModule[] | undefined

/**
 * Returns all modules, which it loads from their folders. The core has no other reference to modules. Also registers
 * the messages of their codes.
 */
export const gatherModules = (): readonly GatewayModule[] => {
  if (gathered) return gathered
  const folders = moduleFolders(FOLDER)
  gathered = [...folders].flatMap(([name, folder]) => read(name, folder))
  readComments([...folders.values()].flatMap(textsOf))
  return gathered
}

/**
 * Sorts modules by the references of their seeds. A module comes after the modules whose rows its seed refers to.
 * @throws Error for a cycle or an unknown name
 */
export const seedOrder = (modules: readonly GatewayModule[]): GatewayModule[] => {
  const done: GatewayModule[] = []
  const visit = (name: string, path: readonly string[]): void => {
    const each = modules.find((module) => module.name === name)
    if (!each || path.includes(name))
      throw new Error(`Unknown module or cycle in seedAfter: ${[...path, name].join(' → ')}.`)
    if (done.includes(each)) return
    for (const before of each.seedAfter ?? []) visit(before, [...path, name])
    done.push(each)
  }
  for (const { name } of modules) visit(name, [])
  return done
}
