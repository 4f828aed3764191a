import { existsSync } from 'node:fs'
import path from 'node:path'
import { moduleFolders } from '../gateway/core/module-folders'
import { clientOf, routeOf, sampleOf, serviceOf, textOf } from './call-files'
import { type Kind, readCommand } from './kind'
import { camelCase, create, createOnce, edit, generateIn, kebabCase, layOut, withImport, withNamespace } from './source'

/** Languages whose texts are written. `npm run generate` creates the texts of Macao. */
const LANGUAGES = ['zh-CN', 'en-US']

export interface NewCall {
  /** Name of the file in src/api, which is also the name of the gateway's module. */
  resource: string
  /** The call's name: `aboutFoyer`. */
  call: string
  /** Kind of the call, by default `detail`. */
  kind?: Kind
}

/** Inserts code at the end of the last function of a source. */
const intoLastFunction = (text: string, code: string): string => {
  const end = text.lastIndexOf('\n}')
  if (end < 0) throw new Error('No function for the new route: its file has none.')
  return `${text.slice(0, end)}\n${code}${text.slice(end)}`
}

const withImports = (text: string, imports: readonly (readonly [string, ...string[]])[]): string =>
  imports.reduce((source, [from, ...names]) => withImport(source, from, names), text)

const writeClient = (root: string, { resource, call, kind }: Required<NewCall>, address: string): void => {
  const file = `src/api/${resource}.ts`
  const { imports, code } = clientOf(kind, call, address)
  createOnce(root, file, '')
  edit(root, file, (text) => {
    const read = withNamespace(withNamespace(text, './wire', 'w'), 'valibot', 'v')
    return `${withImports(read, imports).trimEnd()}\n\n${code}`
  })
}

const writeService = (root: string, folder: string, { call, kind }: Required<NewCall>): void => {
  createOnce(root, `${folder}/service.ts`, '')
  edit(root, `${folder}/service.ts`, (text) => {
    const typed = text.includes('Language') ? text : withImport(text, '../../../core/localized-text', ['type Language'])
    return `${withImport(typed, './texts', ['texts']).trimEnd()}\n\n${serviceOf(kind, call)}`
  })
}

const writeTexts = (root: string, folder: string, { call, kind }: Required<NewCall>): void => {
  for (const language of LANGUAGES) {
    const file = `${folder}/texts/${language}.json`
    createOnce(root, file, '{}\n')
    edit(
      root,
      file,
      (text) =>
        `${JSON.stringify({ ...(JSON.parse(text) as object), [call]: { title: textOf(kind, call) } }, null, 2)}\n`,
    )
  }
}

/**
 * Writes the client and the server code of a call: its declaration in src/api, and the route, service, texts and sample
 * in the gateway's module. Adds the path to the list of paths outside of the specification. The response is a title or
 * a page of titles, which the author then replaces. Throws if the gateway has no such module, or if the module has no
 * routes.
 */
export const newCall = (root: string, { resource, call, kind = 'detail' }: NewCall): void => {
  const parent = path.join(root, 'scripts/gateway/modules')
  const found = moduleFolders(parent).get(resource)
  if (!found) throw new Error(`Unknown module "${resource}". Run npm run new:module -- ${resource}.`)
  if (!existsSync(path.join(found, 'routes.ts')))
    throw new Error(`The module "${resource}" has no routes.ts. Add the call to a module that has one.`)
  const folder = path.relative(root, found)
  const address = `${resource}/pub/v1/${kebabCase(call).replaceAll('-', '_')}`
  const given = { resource, call, kind }
  writeClient(root, given, address)
  writeTexts(root, folder, given)
  writeService(root, folder, given)
  const route = routeOf(kind, call, address)
  edit(root, `${folder}/routes.ts`, (text) => intoLastFunction(withImports(text, route.imports), route.code))
  const samples = `test/${path.relative('scripts', folder)}/samples.ts`
  if (!existsSync(path.join(root, samples)))
    create(
      root,
      samples,
      `import type { Samples } from '../../../support/sample'\n\nexport const samples: Samples = {\n}\n`,
    )
  edit(root, samples, (text) =>
    text.replace(
      /(export const samples: Samples = \{\n)/,
      `$1  '${camelCase(resource)}.${call}': ${sampleOf(kind)},\n`,
    ),
  )
  edit(
    root,
    'test/spec/facts/our-calls.json',
    (text) =>
      `${JSON.stringify([...(JSON.parse(text) as string[]), `${kind === 'form' ? 'POST' : 'GET'} ${address}`], null, 2)}\n`,
  )
  layOut()
  generateIn(root)
}

if (require.main === module) {
  const { names, kind } = readCommand(process.argv.slice(2))
  const [resource, call] = names
  if (!resource || !call) throw new Error('Usage: npm run new:call -- <resource> <callName> [--kind list|form|detail]')
  newCall(process.cwd(), { resource, call, kind })
}
