import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { create, edit, generateIn, layOut } from './source'
import { type Kind, readCommand } from './kind'
import { filesOf, stopOf, textsOf } from './screen-files'

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

export interface NewScreen {
  /** Folder below src/packages: `ticket`, or `user/account` in a package with groups. */
  folder: string
  /** Name of the folder, the route and the web address, in kebab-case. */
  name: string
  /**
   * Call of the screen, as `resource.call`: `about-foyer.aboutFoyer`. A detail screen and a list show its response, and
   * a form sends it. Only a detail screen may have no call.
   */
  call?: string
  /** Kind of the screen, by default `detail`. */
  kind?: Kind
}

/** Adds the route as the last entry of a route file. */
const withRoute = (text: string, { folder, name }: NewScreen): string => {
  const end = text.lastIndexOf('\n}')
  if (end < 0) throw new Error('No object of routes in the route file.')
  const route = `  '${name}': route({ page: 'packages/${folder}/${name}/${name}' }),`
  return `${text.slice(0, end)}\n${route}${text.slice(end)}`
}

const hasCall = (root: string, { resource, call }: { resource: string; call: string }): boolean => {
  const file = path.join(root, `src/api/${resource}.ts`)
  return existsSync(file) && new RegExp(`export const ${call}\\b`).test(readFileSync(file, 'utf8'))
}

/**
 * Writes a screen: view, model, texts, test and tour stop. Adds its route to the route file of its package. `npm run
 * generate` then creates its configuration, its text namespace and the texts of Macao. Throws if the screen exists, if
 * the package or the call does not exist, or if the name is not kebab-case.
 * @param root folder of the project
 */
export const newScreen = (root: string, screen: NewScreen): void => {
  const { folder, name, call, kind = 'detail' } = screen
  if (!KEBAB.test(name)) throw new Error(`Invalid name "${name}": use kebab-case.`)
  const [resource, callName] = call?.split('.') ?? []
  if (call && !callName) throw new Error(`Invalid call "${call}": use <resource>.<callName>.`)
  const loaded = resource && callName ? { resource, call: callName } : null
  if (kind !== 'detail' && !loaded) throw new Error(`Missing call of the ${kind}: use <resource>.<callName>.`)
  const routes = `src/router/table/${folder.split('/')[0]}.ts`
  // Checks the package and the call before any file is written.
  if (!existsSync(path.join(root, routes))) throw new Error(`Unknown package "${folder}": ${routes} is missing.`)
  if (loaded && !hasCall(root, loaded))
    throw new Error(`Unknown call "${call}": src/api/${resource}.ts does not export it.`)
  const at = `src/packages/${folder}/${name}/${name}`
  const files = filesOf(kind, { folder, name, loaded })
  create(root, `${at}.tsx`, files.view)
  edit(root, routes, (text) => withRoute(text, screen))
  if (files.model) create(root, `${at}.model.ts`, files.model)
  for (const [language, texts] of Object.entries(textsOf(kind, name)))
    create(root, `src/locales/${language}/${name}.json`, `${JSON.stringify(texts, null, 2)}\n`)
  const test = kind === 'list' ? `${name}.test.tsx` : `${name}.model.test.ts`
  create(root, `test/packages/${folder}/${name}/${test}`, files.test)
  create(root, `scripts/browser/tour/stops/${name}.ts`, stopOf(name))
  layOut()
  generateIn(root)
}

if (require.main === module) {
  const { names, kind } = readCommand(process.argv.slice(2))
  const [folder, name, call] = names
  if (!folder || !name)
    throw new Error('Usage: npm run new:screen -- <package> <name> [<resource>.<callName>] [--kind list|form|detail]')
  newScreen(process.cwd(), { folder, name, call, kind })
  console.log(`Written: src/packages/${folder}/${name} and what belongs to it. Next: README.md, "Add a screen".`)
}
