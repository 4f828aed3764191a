import fc from 'fast-check'
import { checkDefinition } from '@/domain/form-schema/check/check'
import {
  type Answers,
  type Definition,
  type FieldAnswers,
  type FieldKind,
  STAGES,
  type Value,
} from '@/domain/form-schema/definition'
import { mergeVersions } from '@/domain/form-schema/merge'
import { problemsOf } from '@/domain/form-schema/problems'
import { answersToSend } from '@/domain/form-schema/to-send'
import { visibleFields } from '@/domain/form-schema/visible'
import { bareEngine } from '../../bench/engine-bundle'
import { anyCase, anyComparedForm, type Case, FACTS, field } from './support'

const holds = (check: (input: Case) => void, numRuns = 200): void => fc.assert(fc.property(anyCase, check), { numRuns })

const reversed = (answers: FieldAnswers): FieldAnswers => Object.fromEntries(Object.entries(answers).reverse())

const keyOf = (fieldId: string, personKey: string | null): string => `${personKey} ${fieldId}`

const keysOf = ({ application, people }: Answers): string[] => [
  ...Object.keys(application).map((id) => keyOf(id, null)),
  ...people.flatMap(({ personKey, answers }) => Object.keys(answers).map((id) => keyOf(id, personKey))),
]

/** Valid answers of the kinds of `anyComparedForm`, and none. */
const ANSWERS: Partial<Record<FieldKind, readonly (Value | undefined)[]>> = {
  CHOICE: [undefined, 'a', 'b', 'c'],
  CHOICES: [undefined, ['a'], ['b'], ['c'], ['a', 'b'], ['a', 'c'], ['b', 'c']],
  YES_NO: [undefined, true, false],
  NUMBER: [undefined, 0, 2, 4, 6],
}

/** Returns the indexes of the fields that no combination of answers shows, as text. */
const neverShown = (definition: Definition): string[] => {
  const { fields } = definition.sections[0]!
  const all = fields.reduce<Record<string, Value | undefined>[]>(
    (list, { fieldId, kind }) => list.flatMap((own) => ANSWERS[kind]!.map((value) => ({ ...own, [fieldId]: value }))),
    [{}],
  )
  const shown = new Set<string>()
  for (const own of all) {
    const answers = { application: own, people: [{ personKey: 'p1', answers: own }] }
    for (const stage of STAGES)
      for (const each of visibleFields(definition, answers, stage)) shown.add(each.field.fieldId)
  }
  return fields.flatMap(({ fieldId }, at) => (shown.has(fieldId) ? [] : [String(at)]))
}

describe('the engine of any form', () => {
  it('finds the same problems in a bare engine (E1)', () => {
    const { run } = bareEngine(['form-schema/problems'], '(input) => engine.problemsOf(...input)')
    holds(({ definition, answers }) => {
      const input = [definition, answers, FACTS] as const
      expect(JSON.parse(run(input))).toEqual(JSON.parse(JSON.stringify(problemsOf(...input))))
    }, 50)
  })

  it('neither requires nor sends a hidden field (E2)', () => {
    holds(({ definition, answers }) => {
      const shown = new Set(visibleFields(definition, answers).map((each) => keyOf(each.field.fieldId, each.personKey)))
      const required = problemsOf(definition, answers, FACTS).map((each) => keyOf(each.fieldId, each.personKey))
      expect([...required, ...keysOf(answersToSend(definition, answers))].filter((key) => !shown.has(key))).toEqual([])
    })
  })

  it('does not depend on the order of answering (E3)', () => {
    holds(({ definition, answers }) => {
      const other = {
        application: reversed(answers.application),
        people: answers.people.map((person) => ({ ...person, answers: reversed(person.answers) })),
      }
      expect(problemsOf(definition, other, FACTS)).toEqual(problemsOf(definition, answers, FACTS))
      expect(answersToSend(definition, other)).toEqual(answersToSend(definition, answers))
    })
  })

  it('rejects exactly the fields that no answers can show (E5)', () => {
    fc.assert(
      fc.property(anyComparedForm, (definition) => {
        const checked = checkDefinition(definition)
        const problems = checked.ok ? [] : checked.problems
        const never = problems.filter(({ code }) => code === 'NEVER_SHOWN').map(({ path }) => path.split('.')[3])
        expect(problems).toHaveLength(never.length)
        expect(never).toEqual(neverShown(definition))
      }),
      { numRuns: 25 },
    )
  })

  it('keeps unchanged answers under a new version, and names the others (E6)', () => {
    holds(({ definition, answers }) => {
      const [first, ...rest] = definition.sections[0]!.fields
      const added = field('added', { kind: 'TEXT', limits: { most: 5 } })
      const later = {
        ...definition,
        version: 2,
        sections: [{ ...definition.sections[0]!, fields: [...rest, added] }, ...definition.sections.slice(1)],
      }
      const merged = mergeVersions(definition, later, answers)
      const isOf = (id: string) => id === first!.fieldId || id === 'unknown'
      expect(keysOf(merged.answers)).toEqual(keysOf(answers).filter((key) => !isOf(key.split(' ')[1]!)))
      expect(merged.toAsk.map((each) => each.field.fieldId)).toEqual(['added'])
      expect(merged.removed.every(({ fieldId }) => isOf(fieldId))).toBe(true)
    })
  })

  it('sends declared fields only, in a form that stays the same (E7)', () => {
    holds(({ definition, answers }) => {
      const sent = answersToSend(definition, answers)
      expect(keysOf(sent).filter((key) => key.endsWith(' unknown'))).toEqual([])
      expect(answersToSend(definition, sent)).toEqual(sent)
    })
  })
})
