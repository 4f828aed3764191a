import { type Answers, type Definition, type Facts, MOST, type Option, type Problem } from './definition'
import { ownOf, type ValueProblem } from './kind-rules'
import { type AnsweredField, answeredFields, rulesOf } from './shown'

const PERSON_KEY = /^[A-Za-z0-9_-]{1,40}$/

/** Returns the problem of the list of people. */
const peopleProblem = ({ people }: Answers): ValueProblem | null => {
  if (people.length > MOST.people) return ['TOO_MANY', { most: MOST.people }]
  const keys = new Set(people.map(({ personKey }) => personKey))
  return keys.size === people.length && [...keys].every((key) => PERSON_KEY.test(key)) ? null : ['INVALID']
}

/** Counts the answers that take a place of an option. */
class Places {
  private readonly taken = new Map<string, number>()

  constructor(private readonly left: NonNullable<Facts['placesLeft']>) {}

  /**
   * Returns the problem of the first chosen option that has no place left. Takes one place of each of the other
   * options.
   */
  take(fieldId: string, chosen: readonly unknown[]): ValueProblem | null {
    for (const optionId of chosen as readonly string[]) {
      const left = ownOf(ownOf(this.left, fieldId), optionId) ?? Infinity
      const key = `${fieldId} ${optionId}`
      const taken = (this.taken.get(key) ?? 0) + 1
      if (taken > left) return ['FULL', { optionId, left }]
      this.taken.set(key, taken)
    }
    return null
  }
}

const optionsOf = (field: object): readonly Option[] => (field as { options?: readonly Option[] }).options ?? []

const valueProblem = ({ field, value }: AnsweredField, facts: Facts, places: Places): ValueProblem | null => {
  if (value === null) return field.required ? ['REQUIRED'] : null
  if (value === undefined) return ['INVALID']
  const rules = rulesOf(field)
  const problem = rules.problem?.(value, field, facts) ?? null
  if (problem || !facts.placesLeft || optionsOf(field).length === 0) return problem
  return places.take(field.fieldId, rules.comparables?.(value) ?? [])
}

/**
 * Returns at most one problem for each shown field, in the order of `visibleFields`. A problem of the list of people has
 * the field id '': TOO_MANY, or INVALID for repeated keys.
 */
export const problemsOf = (definition: Definition, answers: Answers, facts: Facts): Problem[] => {
  const wrongPeople = peopleProblem(answers)
  if (wrongPeople) return [{ code: wrongPeople[0], fieldId: '', personKey: null, params: wrongPeople[1] ?? {} }]
  const places = new Places(facts.placesLeft ?? {})
  return answeredFields(definition, answers, facts.stage ?? 'SIGN_UP').flatMap((shown) => {
    const problem = valueProblem(shown, facts, places)
    if (!problem) return []
    const { field, personKey } = shown
    return [{ code: problem[0], fieldId: field.fieldId, personKey, ...(problem[1] ? { params: problem[1] } : {}) }]
  })
}
