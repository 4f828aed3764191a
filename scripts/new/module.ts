import { newCall } from './call'
import { type Kind, readCommand } from './kind'
import { camelCase, create } from './source'

/**
 * Writes a module of the gateway with its first call (see `newCall`). Throws when the module exists.
 *
 * @param name in kebab case: the folder's name and the resource's
 * @param call the call's name; the module's own by default
 */
export const newModule = (root: string, name: string, call = camelCase(name), kind: Kind = 'detail'): void => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`Invalid name "${name}": use kebab-case.`)
  const folder = `scripts/gateway/modules/${name}`
  const routes = `${camelCase(name)}Routes`
  create(
    root,
    `${folder}/module.ts`,
    `import { defineModule } from '../../core/module'
import { ${routes} } from './routes'

export const definition = defineModule({
  routes: ${routes},
})
`,
  )
  create(
    root,
    `${folder}/routes.ts`,
    `import type { Routes } from '../../core/provider'

/** The calls of ${name}. */
export const ${routes}: Routes = (app) => {
}
`,
  )
  newCall(root, { resource: name, call, kind })
}

if (require.main === module) {
  const { words, kind } = readCommand(process.argv.slice(2))
  const [name, call] = words
  if (!name) throw new Error('Usage: npm run new:module -- <name> [callName] [--kind list|form|detail]')
  newModule(process.cwd(), name, call, kind)
}
