import Ajv from 'ajv/dist/2020'
import fc from 'fast-check'
import { checkDefinition } from '@/domain/form-schema/check/check'
import { definitionJsonSchema } from '@/domain/form-schema/check/json-schema'
import type { Condition, Definition, Field } from '@/domain/form-schema/definition'
import everyKind from '../../../scripts/gateway/modules/base/form/data/every-kind.json'
import { field, form, OPTIONS, text } from './support'

const codesOf = (input: unknown): string[] => {
  const checked = checkDefinition(input)
  return checked.ok ? [] : checked.problems.map(({ code }) => code)
}

const choice = field('choice', { kind: 'CHOICE', options: OPTIONS })
const several = field('several', { kind: 'CHOICES', options: OPTIONS, limits: { most: 1 } })
const amount = field('amount', { kind: 'NUMBER', limits: { from: 1, to: 5 } })
const when = (showIf: Condition, own: object = {}) => field('last', { kind: 'YES_NO', showIf, ...own })

const nested = (levels: number): Condition =>
  levels === 0 ? { op: 'FILLED', fieldId: 'choice' } : { op: 'NOT', of: nested(levels - 1) }

/** Many alternatives that exclude each other, so that a search without a limit takes minutes. */
const manyChoices = (): Field[] => {
  const fields = Array.from({ length: 40 }, (_, at) =>
    field(`c${at}`, { kind: 'CHOICES', options: OPTIONS, limits: { most: 1 } }),
  )
  const any = (at: number): Condition => ({
    op: 'ANY',
    of: ['a', 'b', 'c'].map((value) => ({ op: 'IS', fieldId: `c${at}`, value })),
  })
  const parts = Array.from({ length: 4 }, (_, part): Condition => ({
    op: 'ALL',
    of: Array.from({ length: 10 }, (_part, at) => any(part * 10 + at)),
  }))
  const never: Condition = { op: 'ALL', of: ['a', 'b'].map((value) => ({ op: 'IS', fieldId: 'c0', value })) }
  return [...fields, field('last', { kind: 'YES_NO', showIf: { op: 'ALL', of: [...parts, never] } })]
}

describe('the check of a definition', () => {
  it('accepts the form with every kind', () => {
    expect(checkDefinition(everyKind)).toEqual({ ok: true, definition: everyKind })
  })

  it.each<[string, unknown, string]>([
    ['a field that depends on itself', form(when({ op: 'FILLED', fieldId: 'last' })), 'UNKNOWN_FIELD'],
    ['a field that depends on a later one', form(when({ op: 'FILLED', fieldId: 'choice' }), choice), 'UNKNOWN_FIELD'],
    [
      'a condition on a note',
      form(field('note', { kind: 'NOTE' }), when({ op: 'FILLED', fieldId: 'note' })),
      'UNKNOWN_FIELD',
    ],
    [
      'a field of the application that depends on people',
      form({ ...choice, forEach: 'PERSON' }, when({ op: 'FILLED', fieldId: 'choice' })),
      'OTHER_PERSON',
    ],
    [
      'a condition on a later stage',
      form({ ...choice, askedAt: 'AT_DOOR' }, when({ op: 'FILLED', fieldId: 'choice' })),
      'LATER_STAGE',
    ],
    [
      'an unknown option in a condition',
      form(choice, when({ op: 'IS', fieldId: 'choice', value: 'z' })),
      'NOT_COMPARABLE',
    ],
    ['an order of options', form(choice, when({ op: 'FROM', fieldId: 'choice', value: 'a' })), 'NOT_COMPARABLE'],
    [
      'a text in a comparison of numbers',
      form(amount, when({ op: 'FROM', fieldId: 'amount', value: '3' })),
      'NOT_COMPARABLE',
    ],
    [
      'a number above its limit',
      form(amount, when({ op: 'FROM', fieldId: 'amount', value: 6 }, { required: true })),
      'NEVER_SHOWN',
    ],
    [
      'two options of a single choice',
      form(
        choice,
        when({ op: 'ALL', of: ['a', 'b'].map((value) => ({ op: 'IS' as const, fieldId: 'choice', value })) }),
      ),
      'NEVER_SHOWN',
    ],
    [
      'more options than allowed',
      form(
        several,
        when({ op: 'ALL', of: ['a', 'b'].map((value) => ({ op: 'IS' as const, fieldId: 'several', value })) }),
      ),
      'NEVER_SHOWN',
    ],
    ['conditions that take too long', form(...manyChoices()), 'TOO_COMPLEX'],
    ['four levels of conditions', form(choice, when(nested(4))), 'SHAPE'],
    ['limits without a value', form(field('one', { kind: 'NUMBER', limits: { from: 3, to: 2 } })), 'LIMITS'],
    ['a step between whole numbers', form(field('one', { kind: 'NUMBER', limits: { step: 0.5 } })), 'LIMITS'],
    [
      'weekdays that the period does not have',
      form(field('one', { kind: 'DATE', limits: { from: '2026-11-30', to: '2026-12-01', weekdays: [5] } })),
      'LIMITS',
    ],
    [
      'more required options than exist',
      form(field('one', { kind: 'CHOICES', options: OPTIONS, limits: { least: 4 } })),
      'LIMITS',
    ],
    ['a required choice without options', form(field('one', { kind: 'CHOICE', options: [], required: true })), 'SHAPE'],
    [
      '10,000 options',
      form(
        field('one', {
          kind: 'CHOICE',
          options: Array.from({ length: 10_000 }, (_, at) => ({ optionId: `o${at}`, label: text('o') })),
        }),
      ),
      'SHAPE',
    ],
    ['a repeated option', form(field('one', { kind: 'CHOICE', options: [OPTIONS[0], OPTIONS[0]] })), 'SHAPE'],
    ['a repeated field', form(choice, choice), 'DUPLICATE'],
    ['61 fields', form(...Array.from({ length: 61 }, (_, at) => field(`f${at}`, { kind: 'YES_NO' }))), 'SHAPE'],
    [
      '61 fields in two sections',
      {
        ...form(),
        sections: [0, 1].map((part) => ({
          title: text('s'),
          fields: Array.from({ length: 31 }, (_, at) => field(`f${part}x${at}`, { kind: 'YES_NO' })),
        })),
      },
      'TOO_MANY_FIELDS',
    ],
    [
      'an expression as a pattern',
      form(field('one', { kind: 'TEXT', limits: { most: 5, pattern: '(a+)+$' } })),
      'SHAPE',
    ],
    ['markup in a label', form({ ...choice, label: text('<img src=x onerror=alert(1)>') }), 'SHAPE'],
    ['a change of direction in a label', form({ ...choice, label: text('\u202eabc') }), 'SHAPE'],
    ['a label in two languages', form({ ...choice, label: { 'zh-CN': '一', 'en-US': 'one' } as never }), 'SHAPE'],
    ['an unknown property', { ...form(choice), script: 'x' }, 'SHAPE'],
    ['the name of a prototype', form(field('__proto__', { kind: 'YES_NO' })), 'SHAPE'],
    ['a kind of a prototype', form({ ...choice, kind: 'toString' as never }), 'SHAPE'],
    ['a required note', form(field('one', { kind: 'NOTE', required: true })), 'NO_ANSWER'],
    ['a document outside of its class', form(field('one', { kind: 'DOCUMENT' })), 'KEEP'],
    [
      'a document filled by earlier answers',
      form(field('one', { kind: 'DOCUMENT', keep: 'IDENTITY', reuse: 'COMPANY' })),
      'REUSE',
    ],
    ['answers about health without a consent', form({ ...choice, keep: 'HEALTH' }), 'NO_CONSENT'],
    ['null', null, 'SHAPE'],
  ])('rejects %s', (_, input, code) => {
    expect(codesOf(input)).toContain(code)
  })

  it('rejects a definition within 250 ms if its check takes too long', () => {
    const start = process.cpuUsage()
    codesOf(form(...manyChoices()))
    const { user, system } = process.cpuUsage(start)
    expect((user + system) / 1000).toBeLessThan(250)
  })
})

/** Values that a changed definition gets at a random place. */
const HOSTILE = [
  null,
  undefined,
  '',
  '<script>',
  -1,
  1e308,
  0.5,
  true,
  [],
  {},
  'x'.repeat(5000),
  '(a+)+$',
  '__proto__',
  { op: 'ALL', of: [] },
]

/** Returns all paths of a JSON value. */
const pathsOf = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => [[...path, name], ...pathsOf(part, [...path, name])])
    : []

const PATHS = pathsOf(everyKind)

const changed = (path: readonly string[], value: unknown, name: string): unknown => {
  const copy = JSON.parse(JSON.stringify(everyKind)) as Record<string, never>
  const parent = path.slice(0, -1).reduce<Record<string, never>>((part, step) => part[step]!, copy)
  parent[name === '' ? path.at(-1)! : name] = value as never
  return JSON.parse(JSON.stringify(copy))
}

describe('500 hostile definitions', () => {
  const cases = fc.sample(
    fc.record({
      path: fc.constantFrom(...PATHS),
      value: fc.constantFrom(...HOSTILE),
      name: fc.constantFrom('', '', '', 'more'),
    }),
    { numRuns: 500, seed: 45 },
  )
  const definitions = cases.map(({ path, value, name }) => changed(path, value, name))
  const matches = new Ajv({ strict: false }).compile(definitionJsonSchema())

  it('have the same shape for the JSON Schema and the check', () => {
    const differing = cases.filter(
      ({ path, value, name }, at) =>
        // valibot reads an empty list as an object without properties.
        !(path.at(-1) === 'limits' && Array.isArray(value) && name === '') &&
        matches(definitions[at]) === codesOf(definitions[at]).includes('SHAPE'),
    )
    expect(differing).toEqual([])
  })

  it('are rejected if they contain markup', () => {
    const rejected = definitions.filter((definition) => codesOf(definition).length > 0)
    expect(rejected.length).toBeGreaterThan(400)
    const accepted = definitions.filter((definition) => codesOf(definition).length === 0)
    expect(accepted.filter((definition) => JSON.stringify(definition).includes('<script>'))).toEqual([])
  })

  it('describes the definition of every kind by its JSON Schema', () => {
    expect(matches(everyKind as unknown as Definition)).toBe(true)
  })
})
