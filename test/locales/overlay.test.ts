import fc from 'fast-check'
import enUS from '@/locales/en-US/core.json'
import { type CopyEntry, withCopywriting, type copyRejection } from '@/locales/overlay'
import { readText, type TextTree } from '@/locales/read-text'

const tree: TextTree = {
  mine: { hello: 'Hello, {{name}}', guest: 'Log in to see your tickets' },
  list: { result_one: '{{count}} show', result_other: '{{count}} shows' },
  date: { pattern: { day: 'YYYY.MM.DD' }, today: 'Today' },
  ok: 'OK',
}
const original = (key: string) => readText(tree, key, 'zh-CN')

describe('a merchant’s replacement of a text', () => {
  it.each<[string, string, ReturnType<typeof copyRejection>]>([
    ['mine.guest', 'Welcome in', null],
    ['mine.hello', '{{name}}, hello!', null],
    ['mine.hello', '{{ name }} and {{name}}', null],
    ['mine.hello', 'Hello!', 'places'],
    ['mine.hello', 'Hello, {{user}}', 'places'],
    ['mine.hello', '{{name}} {{price}}', 'places'],
    ['mine.hello', '{{name}} {{', 'places'],
    ['mine.guest', '{{name}}', 'places'],
    ['mine.guest', 'a }} b', 'places'],
    ['mine.guest', '', 'empty'],
    ['mine.guest', ' \n', 'empty'],
    ['ok', 'x'.repeat(26), null],
    ['ok', 'x'.repeat(27), 'length'],
    ['list.result_one', 'one of {{count}}', null],
    ['list.result', 'one of {{count}}', 'unknown'],
    ['mine.missing', 'x', 'unknown'],
    ['mine', 'x', 'unknown'],
    ['mine.hello.more', 'x', 'unknown'],
    ['', 'x', 'unknown'],
    ['constructor', 'x', 'unknown'],
    ['__proto__.polluted', 'x', 'unknown'],
    ['mine.__proto__', 'x', 'unknown'],
    ['date.pattern.day', 'DD.MM.YY', 'pattern'],
    ['date.today', 'Tonight', null],
  ])('checks the replacement of %p by %p, with the result %p', (key, value, why) => {
    const refused = jest.fn()
    const laid = withCopywriting(tree, [{ key, value }], refused)
    expect(refused.mock.calls).toEqual(why ? [[key, why]] : [])
    if (why) expect(laid).toEqual(tree)
    else expect(readText(laid, key, 'en-US', { name: '{{x}}', count: 2 })).not.toBeUndefined()
  })

  it('uses the last of two entries, and leaves the source unchanged', () => {
    const before = JSON.stringify(tree)
    const entries = ['Come in', 'Do come in'].map((value) => ({ key: 'mine.guest', value }))
    expect(readText(withCopywriting(tree, entries, fail), 'mine.guest', 'zh-CN')).toBe('Do come in')
    expect(JSON.stringify(tree)).toBe(before)
    expect(original('mine.guest')).toBe('Log in to see your tickets')
  })
})

const fail = (key: string) => {
  throw new Error(`refused ${key}`)
}

const keysOf = (node: TextTree, path = ''): string[] =>
  Object.entries(node).flatMap(([part, value]) =>
    typeof value === 'string' ? [path + part] : keysOf(value, `${path}${part}.`),
  )

describe('a text replacement with random entries', () => {
  const core: TextTree = enUS
  const keys = keysOf(core)
  const word: fc.Arbitrary<CopyEntry> = fc.record({
    key: fc.oneof(fc.constantFrom(...keys), fc.string(), fc.constantFrom('__proto__.x', 'constructor.name', 'a.b.c')),
    value: fc.oneof(
      fc.string({ maxLength: 400 }),
      fc.constantFrom(...keys.map((key) => readText(core, key, 'en-US') ?? '')),
    ),
  })
  const placesIn = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort()

  it('changes only texts, not keys or placeholders', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), (entries) => {
        const laid = withCopywriting(core, entries, () => undefined)
        expect(keysOf(laid)).toEqual(keys)
        for (const { key } of entries) {
          if (!keys.includes(key)) continue
          const find = (from: TextTree) =>
            key.split('.').reduce<TextTree | string>((node, part) => (node as TextTree)[part], from) as string
          expect(find(laid).trim()).not.toBe('')
          expect(placesIn(find(laid).replace(/\{\{\s*(\w+)\s*\}\}/g, '{{$1}}'))).toEqual(placesIn(find(core)))
        }
        expect(({} as Record<string, unknown>).polluted).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })
})
