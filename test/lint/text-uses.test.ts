import ts from 'typescript'
import { keysOf, textUses } from '../../scripts/checks/text-uses'

const NAMESPACES = new Map([
  ['core', new Set(['button.save', 'state.paid', 'state.closed', 'day.0', 'day.1'])],
  ['order', new Set(['order.title', 'button.pay'])],
  ['show', new Set(['show.title', 'button.pay'])],
])

const T = `
  type Core = 'button.save' | 'state.paid' | 'state.closed' | 'day.0' | 'day.1'
  type Order = 'order.title' | 'button.pay'
  declare const core: (key: Core) => string
  declare const order: (key: Core | Order) => string
`

/** Returns the findings in one source, to which the declarations of `T` are added. */
const check = (source: string, namespaces = NAMESPACES): ReturnType<typeof textUses> => {
  const host = ts.createCompilerHost({})
  const options: ts.CompilerOptions = { strict: true, target: ts.ScriptTarget.ES2022, noLib: true, types: [] }
  const read = host.getSourceFile
  host.getSourceFile = (name, ...rest) =>
    name === 'a.ts' ? ts.createSourceFile(name, T + source, ts.ScriptTarget.ES2022, true) : read(name, ...rest)
  return textUses(ts.createProgram(['a.ts'], options, host), namespaces, (file) => file === 'a.ts')
}

const unusedIn = (source: string): string[] => check(source).unused

describe('unused texts', () => {
  test('are found in each namespace', () => {
    expect(unusedIn("core('button.save')")).toEqual([
      'core:state.paid',
      'core:state.closed',
      'core:day.0',
      'core:day.1',
      'order:order.title',
      'order:button.pay',
      'show:show.title',
      'show:button.pay',
    ])
  })

  test('are distinguished by namespace', () => {
    const unused = unusedIn("order('button.pay')")
    expect(unused).not.toContain('order:button.pay')
    expect(unused).toContain('show:button.pay')
  })

  test('exclude keys that appear in a table, constant or record', () => {
    const unused = unusedIn("const A = { paid: 'state.paid' }; const key = 'order.title' as const; void [A, key]")
    expect(unused).not.toContain('core:state.paid')
    expect(unused).not.toContain('order:order.title')
  })

  test('exclude all keys that a template’s types allow', () => {
    const unused = unusedIn("const f = (s: 'paid' | 'closed', d: 0) => [core(`state.${s}`), core(`day.${d}`)]; void f")
    expect(unused).toEqual(expect.arrayContaining(['core:day.1']))
    for (const key of ['core:state.paid', 'core:state.closed', 'core:day.0']) expect(unused).not.toContain(key)
  })

  test('cannot be determined if a part of the key can be any string', () => {
    const { unreadable } = check('const f = (s: string) => core(`state.${s}` as Core); void f')
    expect(unreadable).toEqual([expect.stringContaining('`state.${s}`')])
  })

  test('exclude the placeholder text of a used label', () => {
    const fields = new Map([['form', new Set(['name', 'namePlaceholder', 'code', 'codePlaceholder'])]])
    const { unused } = check("const data = { name: { label: 'name' }, code: { hint: 'code' } }; void data", fields)
    expect(unused).toEqual(['form:codePlaceholder'])
  })

  test('include keys that appear only in a type', () => {
    expect(unusedIn("type Key = 'state.paid'; void (0 as unknown as Key)")).toContain('core:state.paid')
  })

  test('are not affected by templates that are not text keys', () => {
    expect(check('const f = (s: string) => `state.${s}`; void f').unreadable).toEqual([])
  })
})

test('groups plural forms by their base key', () => {
  expect(keysOf({ list: { result_one: '', result_other: '' }, ok: '' })).toEqual(['list.result', 'list.result', 'ok'])
})
