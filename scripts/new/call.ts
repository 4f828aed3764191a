import { existsSync } from 'node:fs'
import path from 'node:path'
import { camelCase, create, createOnce, edit, generateIn, kebabCase, layOut, withImport, withNamespace } from './source'

/** `npm run generate` converts the texts of Macao. */
const LANGUAGES = ['zh-CN', 'en-US']

export interface NewCall {
  /** The file below src/api, which is also the module of the gateway. */
  resource: string
  /** The call's name: `aboutFoyer`. */
  call: string
}

const TEXTS = `import { moduleTexts } from '../../core/texts'
import en from './texts/en-US.json'
import zh from './texts/zh-CN.json'
import mo from './texts/zh-MO.json'

export const texts = moduleTexts({ 'zh-CN': zh, 'zh-MO': mo, 'en-US': en })
`

/** Before the end of the last function of a source. */
const intoLastFunction = (text: string, code: string): string => {
  const end = text.lastIndexOf('\n}')
  if (end < 0) throw new Error('no function to put the route in')
  return `${text.slice(0, end)}\n${code}${text.slice(end)}`
}

const writeClient = (root: string, { resource, call }: NewCall, address: string): void => {
  const file = `src/api/${resource}.ts`
  createOnce(root, file, '')
  edit(root, file, (text) => {
    const imported = withImport(
      withImport(withNamespace(text, 'valibot', 'v'), '@/request/call', ['get', 'type NoParams']),
      './wire',
      ['reader', 'text'],
    )
    return `${imported.trimEnd()}

/** A title in the reader's language. Path ours. */
export const ${call} = get<NoParams, { title: string }>('${address}', {
  auth: 'public',
  importance: 'medium',
  read: reader(v.object({ title: text() })),
})
`
  })
}

const writeService = (root: string, folder: string, call: string): void => {
  createOnce(root, `${folder}/service.ts`, '')
  edit(root, `${folder}/service.ts`, (text) => {
    const typed = text.includes('Language') ? text : withImport(text, '../../core/localized-text', ['type Language'])
    return `${withImport(typed, './texts', ['texts']).trimEnd()}

/** A title in the reader's language. */
export const ${call} = (lang: Language): { title: string } => ({ title: texts.translate(lang, '${call}.title') })
`
  })
}

const writeTexts = (root: string, folder: string, call: string): void => {
  createOnce(root, `${folder}/texts.ts`, TEXTS)
  for (const language of LANGUAGES) {
    const file = `${folder}/texts/${language}.json`
    createOnce(root, file, '{}\n')
    edit(
      root,
      file,
      (text) => `${JSON.stringify({ ...(JSON.parse(text) as object), [call]: { title: call } }, null, 2)}\n`,
    )
  }
}

/**
 * Writes a call with both ends: its declaration in src/api, and in the gateway's module its route, service, texts and
 * sample. It adds the path to the list of those that the specification does not show. It answers a title: what it really answers is up to its author. Throws when the gateway has no such module.
 */
export const newCall = (root: string, { resource, call }: NewCall): void => {
  const folder = `scripts/gateway/modules/${resource}`
  if (!existsSync(path.join(root, folder, 'routes.ts'))) throw new Error(`no ${folder}: npm run new:module ${resource}`)
  const address = `${resource}/pub/v1/${kebabCase(call).replaceAll('-', '_')}`
  writeClient(root, { resource, call }, address)
  writeTexts(root, folder, call)
  writeService(root, folder, call)
  edit(root, `${folder}/routes.ts`, (text) =>
    intoLastFunction(
      [
        ['../../core/envelope', 'ok'],
        ['../../core/schema', 'schema'],
        ['./service', call],
      ].reduce((source, [from, name]) => withImport(source, from, [name]), text),
      `  app.get('/${address}', { schema: schema({ summary: 'A title' }) }, async ({ lang }) => ok(${call}(lang)))`,
    ),
  )
  const samples = `test/gateway/modules/${resource}/samples.ts`
  if (!existsSync(path.join(root, samples)))
    create(
      root,
      samples,
      `import type { Samples } from '../../support/sample'\n\nexport const samples: Samples = {\n}\n`,
    )
  edit(root, samples, (text) =>
    text.replace(/(export const samples: Samples = \{\n)/, `$1  '${camelCase(resource)}.${call}': {},\n`),
  )
  edit(
    root,
    'test/spec/facts/our-calls.json',
    (text) => `${JSON.stringify([...(JSON.parse(text) as string[]), `GET ${address}`], null, 2)}\n`,
  )
  layOut()
  generateIn(root)
}

if (require.main === module) {
  const [resource, call] = process.argv.slice(2)
  if (!resource || !call) throw new Error('npm run new:call -- <resource> <callName>')
  newCall(process.cwd(), { resource, call })
}
