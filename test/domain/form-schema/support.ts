import fc from 'fast-check'
import type { Answers, Condition, Definition, Facts, Field, FieldAnswers, Value } from '@/domain/form-schema/definition'

export const text = (own: string) => ({ 'zh-CN': own, 'zh-MO': own, 'en-US': own })

type Own = { [name: string]: unknown; kind: Field['kind'] }

/** Returns a field of a kind, with the properties that a test does not name. */
export const field = (fieldId: string, { kind, ...own }: Own): Field =>
  ({
    ...{ fieldId, kind, label: text(fieldId), required: false, forEach: 'APPLICATION' },
    ...{ keep: 'PLAIN', askedAt: 'SIGN_UP', shownAtDoor: false, limits: {} },
    ...own,
  }) as unknown as Field

export const form = (...fields: Field[]): Definition => ({
  ...{ formId: 'F1', version: 1, title: text('form') },
  sections: [{ title: text('section'), fields }],
})

export const applied = (application: FieldAnswers): Answers => ({ application, people: [] })

export const FACTS: Facts = {
  day: '2026-11-30',
  phoneAreas: ['853'],
  confirmed: ['ana@example.com'],
  attendees: {
    A1: { idType: 'PASSPORT', birthday: '2000-02-29' },
    A2: { idType: 'ID_CARD', birthday: '2015-11-30' },
    A3: { idType: 'PASSPORT', birthday: '' },
  },
  pictures: { E1: { width: 480, height: 640 }, E2: { width: 200, height: 200 } },
  placesLeft: { choice: { a: 1 } },
}

export const OPTIONS = ['a', 'b', 'c'].map((optionId) => ({ optionId, label: text(optionId) }))
const address = { provinceId: '11', cityId: '1101', districtId: '110101' }
const names = { provinceName: '北京市', cityName: '北京市', districtName: '东城区' }

/** Kinds with valid properties, and answers that are valid, invalid and empty. */
export const SAMPLES: readonly { own: Own; values: readonly unknown[] }[] = [
  { own: { kind: 'TEXT', limits: { most: 5 } }, values: ['abc', ' 你好 ', 'too long', '', '   '] },
  { own: { kind: 'LONG_TEXT', limits: { least: 2, most: 20 } }, values: ['a\nb', 'x', '\u200b'] },
  { own: { kind: 'NUMBER', limits: { from: 0, to: 10, step: 2 } }, values: [0, 4, 5, -2, 12] },
  {
    own: { kind: 'PHONE', keep: 'CONTACT' },
    values: [
      { countryCode: '86', cellphone: '138 0013 8000' },
      { countryCode: '86', cellphone: '1' },
    ],
  },
  { own: { kind: 'EMAIL', keep: 'CONTACT' }, values: ['ana@example.com', 'ana'] },
  { own: { kind: 'PERSON', keep: 'IDENTITY', limits: { minAge: 18 } }, values: ['A1', 'A2', 'A9', 'constructor'] },
  {
    own: { kind: 'DOCUMENT', keep: 'IDENTITY' },
    values: [
      { idType: 'PASSPORT', idNo: 'E12345678' },
      { idType: 'ID_CARD', idNo: '1' },
    ],
  },
  {
    own: { kind: 'DATE', limits: { from: '2026-12-01', weekdays: [1, 2] } },
    values: ['2026-12-01', '2026-12-03', '2026-02-30'],
  },
  { own: { kind: 'TIME', limits: { from: '09:00' } }, values: ['09:00', '08:59', '24:00'] },
  { own: { kind: 'CHOICE', options: OPTIONS }, values: ['a', 'b', 'z'] },
  { own: { kind: 'CHOICES', options: OPTIONS, limits: { most: 2 } }, values: [['b', 'a'], ['a', 'b', 'c'], [], ['z']] },
  { own: { kind: 'YES_NO' }, values: [true, false] },
  { own: { kind: 'CONSENT', limits: { text: text('I agree'), textVersion: '1' } }, values: ['1', '0'] },
  {
    own: { kind: 'REGION' },
    values: [
      { ...address, ...names },
      { ...address, ...names, cityId: '' },
    ],
  },
  {
    own: { kind: 'ADDRESS', keep: 'CONTACT' },
    values: [
      {
        ...address,
        ...names,
        recipient: '安娜',
        cellphone: '13800138000',
        countryCode: '86',
        detail: '和平路 12 号 3 单元',
      },
    ],
  },
  {
    own: { kind: 'PICTURES', keep: 'PICTURE', limits: { most: 2, ratio: '3:4' } },
    values: [['E1'], ['E2'], ['E9'], ['E1', 'E1']],
  },
  {
    own: { kind: 'PLATE' },
    values: [
      { area: 'MAINLAND', plate: '京a·12345' },
      { area: 'MACAO', plate: '京A12345' },
    ],
  },
  { own: { kind: 'NOTE' }, values: ['ignored'] },
]

/** Values that are no answers of any kind. */
const JUNK: readonly unknown[] = [null, 7.5, Number.MAX_VALUE, {}, [[]], { countryCode: 86 }, '<b>', { toString: 'x' }]

interface Ref {
  field: Field
  values: readonly unknown[]
}

/** Generates a comparison with a field of a random form. The field's kind determines the possible comparisons. */
const leafOf = ({ field: { fieldId, kind } }: Ref): fc.Arbitrary<Condition> => {
  const filled = fc.constant<Condition>({ op: 'FILLED', fieldId })
  if (kind === 'NUMBER')
    return fc.oneof(
      filled,
      fc.record({
        op: fc.constantFrom('FROM' as const, 'TO' as const),
        fieldId: fc.constant(fieldId),
        value: fc.constantFrom(2, 4),
      }),
    )
  if (kind === 'CHOICE' || kind === 'CHOICES')
    return fc.oneof(
      filled,
      fc.constant<Condition>({ op: 'IS', fieldId, value: 'a' }),
      fc.constant<Condition>({ op: 'ONE_OF', fieldId, values: ['b', 'c'] }),
    )
  return kind === 'YES_NO' ? fc.boolean().map((value) => ({ op: 'IS', fieldId, value }) as const) : filled
}

const conditionOf = (refs: readonly Ref[], levels: number): fc.Arbitrary<Condition> => {
  const leaf = fc.constantFrom(...refs).chain(leafOf)
  if (levels === 0) return leaf
  const part = conditionOf(refs, levels - 1)
  return fc.oneof(
    leaf,
    fc.record({
      op: fc.constantFrom('ALL' as const, 'ANY' as const),
      of: fc.array(part, { minLength: 1, maxLength: 3 }),
    }),
    part.map((of) => ({ op: 'NOT', of }) as const),
  )
}

type Sample = (typeof SAMPLES)[number]

const fieldAt = (index: number, refs: readonly Ref[], samples: readonly Sample[]): fc.Arbitrary<Ref> =>
  fc.constantFrom(...samples).chain(({ own, values }) => {
    const forEach = fc.constantFrom('APPLICATION', 'PERSON')
    return fc
      .record({ forEach, required: fc.boolean(), askedAt: fc.constantFrom('SIGN_UP', 'SIGN_UP', 'BEFORE_ENTRY') })
      .chain((facts) => {
        const earlier = refs.filter(
          (ref) =>
            ref.field.kind !== 'NOTE' &&
            (facts.forEach === 'PERSON' || ref.field.forEach === 'APPLICATION') &&
            (facts.askedAt === 'BEFORE_ENTRY' || ref.field.askedAt === 'SIGN_UP'),
        )
        const showIf =
          earlier.length === 0 ? fc.constant(undefined) : fc.option(conditionOf(earlier, 2), { nil: undefined })
        return showIf.map((condition) => ({
          values,
          field: field(`f${index}`, {
            ...own,
            ...facts,
            required: facts.required && own.kind !== 'NOTE',
            ...(condition ? { showIf: condition } : {}),
          }),
        }))
      })
  })

const refsOf = (count: number, samples = SAMPLES): fc.Arbitrary<Ref[]> =>
  Array.from({ length: count }).reduce<fc.Arbitrary<Ref[]>>(
    (all, _, index) => all.chain((refs) => fieldAt(index, refs, samples).map((ref) => [...refs, ref])),
    fc.constant([]),
  )

const answersOf = (refs: readonly Ref[]): fc.Arbitrary<FieldAnswers> =>
  fc.record(
    Object.fromEntries([
      ...refs.map((ref) => [ref.field.fieldId, fc.constantFrom(...ref.values, ...ref.values, ...JUNK)] as const),
      ['unknown', fc.constant('x')],
    ]),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Record<string, Value>>

export interface Case {
  definition: Definition
  answers: Answers
}

const compared = SAMPLES.filter(({ own }) => ['CHOICE', 'CHOICES', 'YES_NO', 'NUMBER'].includes(own.kind))

/** Random forms of four fields whose values conditions can compare. */
export const anyComparedForm: fc.Arbitrary<Definition> = refsOf(4, compared).map((refs) =>
  form(...refs.map((ref) => ref.field)),
)

/** Random forms of up to 8 fields in two sections, with answers of up to 3 people. */
export const anyCase: fc.Arbitrary<Case> = fc.integer({ min: 1, max: 8 }).chain((count) =>
  refsOf(count).chain((refs) => {
    const half = Math.ceil(refs.length / 2)
    const parts = [refs.slice(0, half), refs.slice(half)].filter((part) => part.length > 0)
    const definition: Definition = {
      ...{ formId: 'F1', version: 1, title: text('form') },
      sections: parts.map((part) => ({ title: text('section'), fields: part.map((ref) => ref.field) })),
    }
    const people = fc
      .array(answersOf(refs), { maxLength: 3 })
      .map((list) => list.map((answers, index) => ({ personKey: `p${index}`, answers })))
    return fc.record({ application: answersOf(refs), people }).map((answers) => ({ definition, answers }))
  }),
)
