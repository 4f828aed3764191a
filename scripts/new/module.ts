import path from 'node:path'
import { moduleFolders } from '../gateway/core/module-folders'
import { newCall } from './call'
import { type Kind, type Layer, readCommand } from './kind'
import { camelCase, create } from './source'

interface NewModule {
  /** Name of the call, by default the name of the module. */
  call?: string
  /** Kind of the call, by default `detail`. */
  kind?: Kind
  /** Layer of the module, by default `catalogue`. */
  layer?: Layer
}

/**
 * Writes a module of the gateway with its first call (see `newCall`). Throws if the module exists.
 * @param name name of the folder and the resource in kebab-case
 */
export const newModule = (
  root: string,
  name: string,
  { call = camelCase(name), kind = 'detail', layer = 'catalogue' }: NewModule = {},
): void => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`Invalid name "${name}": use kebab-case.`)
  if (moduleFolders(path.join(root, 'scripts/gateway/modules')).has(name))
    throw new Error(`Module "${name}" exists. Use another name.`)
  const folder = `scripts/gateway/modules/${layer}/${name}`
  const routes = `${camelCase(name)}Routes`
  create(
    root,
    `${folder}/module.ts`,
    `import { defineModule } from '../../../core/module'
import { ${routes} } from './routes'

export const definition = defineModule({
  routes: ${routes},
})
`,
  )
  create(
    root,
    `${folder}/routes.ts`,
    `import type { Routes } from '../../../core/provider'

/** The calls of ${name}. */
export const ${routes}: Routes = (app) => {
}
`,
  )
  newCall(root, { resource: name, call, kind })
}

if (require.main === module) {
  const { names, ...options } = readCommand(process.argv.slice(2))
  const [name, call] = names
  if (!name)
    throw new Error('Usage: npm run new:module -- <name> [callName] [--kind list|form|detail] [--layer catalogue|…]')
  newModule(process.cwd(), name, { call, ...options })
}
