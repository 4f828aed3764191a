import type { Answers, FieldAnswers, Value } from './definition'

/** A changed answer; an added one has no `from`, a removed one no `to`. */
export interface Change {
  readonly fieldId: string
  readonly personKey: string | null
  readonly from?: Value
  readonly to?: Value
}

/** Returns a text that is equal for equal JSON values, in any order of properties. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? ''

const changesOf = (personKey: string | null, from: FieldAnswers, to: FieldAnswers): Change[] =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .sort()
    .filter((fieldId) => stable(from[fieldId]) !== stable(to[fieldId]))
    .map((fieldId) => ({
      ...{ fieldId, personKey },
      ...(from[fieldId] === undefined ? {} : { from: from[fieldId] }),
      ...(to[fieldId] === undefined ? {} : { to: to[fieldId] }),
    }))

/**
 * Returns the answers that differ: first the answers of the application, then the answers of each person. Sorts by
 * field id.
 */
export const changes = (from: Answers, to: Answers): Change[] => {
  const keys = [...new Set([...from.people, ...to.people].map(({ personKey }) => personKey))]
  const ofPerson = ({ people }: Answers, key: string): FieldAnswers =>
    people.find(({ personKey }) => personKey === key)?.answers ?? {}
  return [
    ...changesOf(null, from.application, to.application),
    ...keys.flatMap((key) => changesOf(key, ofPerson(from, key), ofPerson(to, key))),
  ]
}
