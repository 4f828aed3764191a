import type { Value } from '@/domain/form-schema/definition'
import { problemsOf } from '@/domain/form-schema/problems'
import { answersToSend } from '@/domain/form-schema/to-send'
import { applied, FACTS, field, form, SAMPLES } from './support'

/** Expected problem of each value of `SAMPLES`, or ''. */
const EXPECTED: Partial<Record<string, readonly string[]>> = {
  TEXT: ['', '', 'TOO_LONG', 'REQUIRED', 'REQUIRED'],
  LONG_TEXT: ['', 'TOO_SHORT', 'REQUIRED'],
  NUMBER: ['', '', 'STEP', 'TOO_SMALL', 'TOO_LARGE'],
  PHONE: ['', 'INVALID'],
  EMAIL: ['', 'INVALID'],
  PERSON: ['', 'TOO_YOUNG', 'INVALID', 'INVALID'],
  DOCUMENT: ['', 'INVALID'],
  DATE: ['', 'WEEKDAY', 'INVALID'],
  TIME: ['', 'TOO_EARLY', 'INVALID'],
  CHOICE: ['', '', 'UNKNOWN_OPTION'],
  CHOICES: ['', 'TOO_MANY', 'REQUIRED', 'UNKNOWN_OPTION'],
  YES_NO: ['', ''],
  CONSENT: ['', 'OUTDATED'],
  REGION: ['', 'INVALID'],
  ADDRESS: [''],
  PICTURES: ['', 'PICTURE_RATIO', 'INVALID', ''],
  PLATE: ['', 'INVALID'],
}

const problemOf = (own: Parameters<typeof field>[1], value: unknown) =>
  problemsOf(
    form(field('one', { ...own, required: own.kind !== 'NOTE' })),
    applied({ one: value as Value }),
    FACTS,
  ).map(({ code }) => code)[0] ?? ''

describe('the kinds of fields', () => {
  it.each(SAMPLES.filter(({ own }) => own.kind !== 'NOTE').map(({ own, values }) => [own.kind, own, values] as const))(
    'checks answers of %s',
    (kind, own, values) => {
      expect(values.map((value) => problemOf(own, value))).toEqual(EXPECTED[kind])
    },
  )

  it.each([
    ['a text in one line', { kind: 'TEXT', limits: { most: 20 } }, ' Ana\u200b \n Costa', 'Ana Costa'],
    ['lines of a long text', { kind: 'LONG_TEXT', limits: { most: 20 } }, 'a \r\n b', 'a\nb'],
    [
      'a phone without blanks',
      { kind: 'PHONE' },
      { countryCode: '86', cellphone: '138-0013 8000' },
      { countryCode: '86', cellphone: '13800138000' },
    ],
    [
      'a plate in capitals',
      { kind: 'PLATE' },
      { area: 'MAINLAND', plate: '京a·12345', more: 1 },
      { area: 'MAINLAND', plate: '京A12345' },
    ],
    ['options in the same order', SAMPLES[10]!.own, ['b', 'a', 'b'], ['a', 'b']],
  ] as const)('stores %s', (_, own, value, stored) => {
    expect(answersToSend(form(field('one', own)), applied({ one: value as unknown as Value })).application).toEqual({
      one: stored,
    })
  })

  it.each([
    [{ kind: 'EMAIL', limits: { codeCheck: true } }, 'Ana@example.com', 'NOT_CONFIRMED'],
    [{ kind: 'EMAIL', limits: { codeCheck: true } }, 'ana@example.com', ''],
    [{ kind: 'PHONE', limits: { codeCheck: true } }, { countryCode: '86', cellphone: '13800138000' }, 'NOT_CONFIRMED'],
    [{ kind: 'PERSON', limits: { maxAge: 17 } }, 'A1', 'TOO_OLD'],
    [{ kind: 'PERSON', limits: { minAge: 1 } }, 'A3', 'TOO_YOUNG'],
    [{ kind: 'PERSON', limits: { idTypes: ['ID_CARD'] } }, 'A1', 'ID_TYPE'],
    [{ kind: 'DOCUMENT', limits: { idTypes: ['ID_CARD'] } }, { idType: 'PASSPORT', idNo: 'E12345678' }, 'ID_TYPE'],
    [{ kind: 'TEXT', limits: { most: 9, pattern: 'DIGITS' } }, '12a', 'PATTERN'],
    [{ kind: 'TEXT', limits: { most: 9, pattern: 'POSTCODE' } }, 'SW1A 1AA', ''],
    [{ kind: 'NUMBER', limits: { decimals: 2 } }, 1.25, ''],
    [{ kind: 'NUMBER', limits: { decimals: 2 } }, 1.255, 'STEP'],
    [{ kind: 'PICTURES', limits: { most: 2, minWidth: 480 } }, ['E2'], 'PICTURE_SIZE'],
    [{ kind: 'DATE', limits: { to: '2026-12-01' } }, '2026-12-02', 'TOO_LATE'],
  ] as const)('applies %j to %j', (own, value, problem) => {
    expect(problemOf(own as never, value)).toBe(problem)
  })
})

describe('a form with people', () => {
  const choice = field('choice', { ...SAMPLES[9]!.own, forEach: 'PERSON' })
  const people = (...values: string[]) =>
    values.map((value, at) => ({ personKey: `p${at + 1}`, answers: { choice: value } }))

  it('gives the places of an option to as many people as there are', () => {
    expect(problemsOf(form(choice), { application: {}, people: people('a', 'b', 'a') }, FACTS)).toEqual([
      { code: 'FULL', fieldId: 'choice', personKey: 'p3', params: { optionId: 'a', left: 1 } },
    ])
  })

  it.each([
    ['more than 20 people', Array.from({ length: 21 }, (_, at) => `p${at}`), 'TOO_MANY'],
    ['a repeated key', ['p1', 'p1'], 'INVALID'],
  ])('rejects %s', (_, keys, code) => {
    const list = keys.map((personKey) => ({ personKey, answers: {} }))
    expect(problemsOf(form(choice), { application: {}, people: list }, FACTS)).toMatchObject([{ code, fieldId: '' }])
  })

  it('asks only the fields of the stage, with conditions on earlier answers', () => {
    const later = field('later', {
      ...{ kind: 'TEXT', limits: { most: 9 }, required: true, askedAt: 'BEFORE_ENTRY', forEach: 'PERSON' },
      showIf: { op: 'IS', fieldId: 'choice', value: 'b' },
    })
    const answers = { application: {}, people: people('a', 'b') }
    const found = problemsOf(form(choice, later), answers, { ...FACTS, stage: 'BEFORE_ENTRY' })
    expect(found).toEqual([{ code: 'REQUIRED', fieldId: 'later', personKey: 'p2' }])
  })
})
