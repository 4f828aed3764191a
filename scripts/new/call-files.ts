import type { Kind } from './kind'
import { camelCase } from './source'

/** Names that a source file imports, by module. */
type Imports = readonly (readonly [from: string, ...names: string[]])[]

interface Piece {
  imports: Imports
  code: string
}

const entryOf = (call: string): string => `${camelCase(`-${call}`)}Entry`

/**
 * Creates the declaration of a call.
 * @param address path of the call, relative to the gateway's address
 */
export const clientOf = (kind: Kind, call: string, address: string): Piece => {
  if (kind === 'list')
    return {
      imports: [['@/request/call', 'get']],
      code: `const ${call}Entry = v.object({ id: w.text(), title: w.text() })
export type ${entryOf(call)} = v.InferOutput<typeof ${call}Entry>

/** Titles in the reader's language. The path is not in the specification. */
export const ${call} = get<{ offset: number; length: number }, w.Page<${entryOf(call)}>>('${address}', {
  auth: 'public',
  importance: 'medium',
  read: w.pageReader(${call}Entry),
})
`,
    }
  const [method, params] = kind === 'form' ? ['post', '{ title: string }'] : ['get', 'NoParams']
  return {
    imports: [['@/request/call', method, ...(kind === 'form' ? [] : ['type NoParams'])]],
    code: `/** A title in the reader's language. The path is not in the specification. */
export const ${call} = ${method}<${params}, { title: string }>('${address}', {
  auth: 'public',
  importance: 'medium',
  read: w.reader(v.object({ title: w.text() })),
})
`,
  }
}

/** Creates the gateway's service, which returns the response. */
export const serviceOf = (kind: Kind, call: string): string => {
  if (kind === 'form')
    return `/** Returns a title in the reader's language that contains the submitted title. */
export const ${call} = (lang: Language, { title }: { title: string }): { title: string } => ({
  title: texts.translate(lang, '${call}.title', { title }),
})
`
  if (kind === 'list')
    return `/** A page of titles in the reader's language. */
export const ${call} = (lang: Language, { offset = 0, length = 20 }: { offset?: number; length?: number }) => {
  const entries = [{ id: '1', title: texts.translate(lang, '${call}.title') }]
  return { items: entries.slice(offset, offset + length), total: entries.length, last: offset + length >= entries.length }
}
`
  return `/** A title in the reader's language. */
export const ${call} = (lang: Language): { title: string } => ({ title: texts.translate(lang, '${call}.title') })
`
}

/** Creates the text of the response. */
export const textOf = (kind: Kind, call: string): string => (kind === 'form' ? `${call}: {title}` : call)

export const routeOf = (kind: Kind, call: string, address: string): Piece => {
  const imports: Imports = [
    ['../../../core/envelope', 'ok'],
    ['../../../core/schema', ...(kind === 'list' ? ['paging'] : []), 'schema'],
    ['./service', call],
    ...(kind === 'form' ? [['typebox', 'Type'] as const] : []),
  ]
  if (kind === 'list')
    return {
      imports,
      code: `  app.get('/${address}', { schema: schema({ summary: 'Titles', query: paging }) }, async ({ lang, query }) => ok(${call}(lang, query)))`,
    }
  if (kind === 'form')
    return {
      imports,
      code: `  app.post(
    '/${address}',
    { schema: schema({ summary: 'Takes a title', body: { title: Type.String({ minLength: 1, maxLength: 60 }) } }) },
    async ({ lang, body }) => ok(${call}(lang, body)),
  )`,
    }
  return {
    imports,
    code: `  app.get('/${address}', { schema: schema({ summary: 'A title' }) }, async ({ lang }) => ok(${call}(lang)))`,
  }
}

/** Creates the parameters of a call's sample. */
export const sampleOf = (kind: Kind): string =>
  ({ detail: '{}', list: '{ offset: 0, length: 20 }', form: `{ title: 'Title' }` })[kind]
