import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { camelCase, create, edit, generateIn, layOut } from './source'
import { modelOf, modelTestOf, stopOf, viewOf } from './screen-files'

/** Placeholder of the screen's heading. */
const HEADINGS = { 'zh-CN': '新页面', 'en-US': 'New screen' }

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

export interface NewScreen {
  /** The folder below src/packages: `ticket`, or `user/account` in a package of groups. */
  folder: string
  /** In kebab case: the folder's name, the route's, and the web address. */
  name: string
  /** A call without parameters that the screen shows, as `resource.call`: `about-foyer.aboutFoyer`. */
  call?: string
}

/** The last entry of a route file. */
const withRoute = (text: string, { folder, name }: NewScreen): string => {
  const end = text.lastIndexOf('\n}')
  if (end < 0) throw new Error('no routes to add to')
  const route = `  '${name}': route({ page: 'packages/${folder}/${name}/${name}' }),`
  return `${text.slice(0, end)}\n${route}${text.slice(end)}`
}

const hasCall = (root: string, { resource, call }: { resource: string; call: string }): boolean => {
  const file = path.join(root, `src/api/${resource}.ts`)
  return existsSync(file) && new RegExp(`export const ${call}\\b`).test(readFileSync(file, 'utf8'))
}

/**
 * Writes a screen: view, model, texts, test of the model and tour stop, and adds its route to the file of its package.
 * `npm run generate` writes its configuration, its namespace and the texts of Macao. Throws when the screen exists, the package or the call does not, or a name is not kebab-case.
 *
 * @param root the project's folder
 */
export const newScreen = (root: string, screen: NewScreen): void => {
  const { folder, name, call } = screen
  if (!KEBAB.test(name)) throw new Error(`${name}: kebab-case, please`)
  const [resource, callName] = call?.split('.') ?? []
  if (call && !callName) throw new Error(`${call}: <resource>.<callName>, please`)
  const loaded = resource && callName ? { resource, call: callName } : null
  const routes = `src/router/table/${folder.split('/')[0]}.ts`
  // Before the first file is written.
  if (!existsSync(path.join(root, routes)))
    throw new Error(`${folder}: there is no such package (${routes} is missing)`)
  if (loaded && !hasCall(root, loaded)) throw new Error(`${call}: src/api/${resource}.ts exports no such call`)
  const at = `src/packages/${folder}/${name}/${name}`
  create(root, `${at}.tsx`, viewOf(name, loaded))
  edit(root, routes, (text) => withRoute(text, screen))
  create(root, `${at}.model.ts`, modelOf(name, loaded))
  for (const [language, title] of Object.entries(HEADINGS))
    create(
      root,
      `src/locales/${language}/${name}.json`,
      `${JSON.stringify({ [camelCase(name)]: { title } }, null, 2)}\n`,
    )
  create(root, `test/packages/${folder}/${name}/${name}.model.test.ts`, modelTestOf(folder, name, loaded))
  create(root, `scripts/browser/tour/stops/${name}.ts`, stopOf(name))
  layOut()
  generateIn(root)
}

if (require.main === module) {
  const [folder, name, call] = process.argv.slice(2)
  if (!folder || !name) throw new Error('npm run new:screen -- <package> <name> [<resource>.<callName>]')
  newScreen(process.cwd(), { folder, name, call })
  console.log(`Written: src/packages/${folder}/${name} and what belongs to it. Next: README.md, "Add a screen".`)
}
