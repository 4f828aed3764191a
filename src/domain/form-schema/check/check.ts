import * as v from 'valibot'
import {
  type Comparable,
  type Condition,
  type Definition,
  type Field,
  type FieldCondition,
  type KeepClass,
  MOST,
  STAGES,
} from '../definition'
import { ShowSearch, TooComplex } from './can-show'
import { type AnyFieldCheck, KEEP } from './field-check'
import { CHECKS } from './field-checks'
import { definitionSchema } from './schema'

/**
 * - SHAPE: a property that is missing, unknown or outside of its limits. TOO_MANY_FIELDS {most}. DUPLICATE: a repeated
 *   field id.
 * - UNKNOWN_FIELD {fieldId}: a condition names a field that does not come before, or has no answer. OTHER_PERSON
 *   {fieldId}: a field of the application depends on a field of people. LATER_STAGE {fieldId}: a condition names a field
 *   that is asked later. NOT_COMPARABLE {fieldId}: a comparison that the field's kind does not have, or with a value that
 *   it cannot have.
 * - NEVER_SHOWN: no answers fulfil the condition. TOO_COMPLEX: the check of the condition takes too long.
 * - LIMITS: no value fulfils the limits. NO_ANSWER: a note is required. KEEP: the kind's answers cannot have this class.
 *   REUSE: the kind is never filled by earlier answers.
 * - NO_CONSENT {keep}: answers about health or minors without a required consent of the same class.
 */
type DefinitionProblemCode =
  | 'SHAPE'
  | 'TOO_MANY_FIELDS'
  | 'DUPLICATE'
  | 'UNKNOWN_FIELD'
  | 'OTHER_PERSON'
  | 'LATER_STAGE'
  | 'NOT_COMPARABLE'
  | 'NEVER_SHOWN'
  | 'TOO_COMPLEX'
  | 'LIMITS'
  | 'NO_ANSWER'
  | 'KEEP'
  | 'REUSE'
  | 'NO_CONSENT'

interface DefinitionProblem {
  readonly code: DefinitionProblemCode
  /** Path of the faulty part, such as `sections.0.fields.2.showIf`. */
  readonly path: string
  readonly params?: Readonly<Record<string, string | number>>
}

export type CheckedDefinition =
  | { readonly ok: true; readonly definition: Definition }
  | { readonly ok: false; readonly problems: readonly DefinitionProblem[] }

/** Maximum number of problems of one answer. */
const MAX_PROBLEMS = 50

interface PlacedField {
  field: Field
  path: string
}

const placedFields = ({ sections }: Definition): PlacedField[] =>
  sections.flatMap(({ fields }, section) =>
    fields.map((field, index) => ({ field, path: `sections.${section}.fields.${index}` })),
  )

const leavesOf = (condition: Condition): FieldCondition[] => {
  if (condition.op === 'NOT') return leavesOf(condition.of)
  return condition.op === 'ALL' || condition.op === 'ANY' ? condition.of.flatMap(leavesOf) : [condition]
}

const comparedIn = (leaf: FieldCondition): readonly Comparable[] => {
  if (leaf.op === 'FILLED') return []
  return leaf.op === 'ONE_OF' ? leaf.values : [leaf.value]
}

const checkOf = ({ kind }: Field): AnyFieldCheck => CHECKS[kind]

const canCompare = (leaf: FieldCondition, target: Field): boolean => {
  if (leaf.op === 'FILLED') return true
  const { compares, isOrdered } = checkOf(target)
  if (!compares || ((leaf.op === 'FROM' || leaf.op === 'TO') && !isOrdered)) return false
  return comparedIn(leaf).every((value) => compares(value, target))
}

/** Returns why a comparison is wrong, or null. @param earlier the fields before the one with the condition */
const leafProblem = (
  leaf: FieldCondition,
  field: Field,
  earlier: ReadonlyMap<string, Field>,
): DefinitionProblemCode | null => {
  const target = earlier.get(leaf.fieldId)
  if (!target || checkOf(target).hasAnswer === false) return 'UNKNOWN_FIELD'
  if (field.forEach === 'APPLICATION' && target.forEach === 'PERSON') return 'OTHER_PERSON'
  if (STAGES.indexOf(target.askedAt) > STAGES.indexOf(field.askedAt)) return 'LATER_STAGE'
  return canCompare(leaf, target) ? null : 'NOT_COMPARABLE'
}

const ownProblems = ({ field, path }: PlacedField): DefinitionProblem[] => {
  const { keep = KEEP, reusable, hasAnswer, isImpossible } = checkOf(field)
  const found: [boolean, DefinitionProblemCode, string][] = [
    [isImpossible?.(field) ?? false, 'LIMITS', 'limits'],
    [hasAnswer === false && field.required, 'NO_ANSWER', 'required'],
    [!keep.includes(field.keep), 'KEEP', 'keep'],
    [reusable === false && field.reuse !== undefined, 'REUSE', 'reuse'],
  ]
  return found.filter(([isWrong]) => isWrong).map(([, code, part]) => ({ code, path: `${path}.${part}` }))
}

const showProblem = (search: ShowSearch, { field, path }: PlacedField): DefinitionProblem[] => {
  try {
    return search.canShow(field) ? [] : [{ code: 'NEVER_SHOWN', path: `${path}.showIf` }]
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error
    return [{ code: 'TOO_COMPLEX', path: `${path}.showIf` }]
  }
}

const conditionProblems = (fields: readonly PlacedField[]): DefinitionProblem[] => {
  const earlier = new Map<string, Field>()
  const compared = new Map<string, readonly Comparable[]>()
  const problems = fields.flatMap(({ field, path }) => {
    const leaves = field.showIf ? leavesOf(field.showIf) : []
    const wrong = leaves.flatMap((leaf): DefinitionProblem[] => {
      compared.set(leaf.fieldId, [...(compared.get(leaf.fieldId) ?? []), ...comparedIn(leaf)])
      const code = leafProblem(leaf, field, earlier)
      return code ? [{ code, path: `${path}.showIf`, params: { fieldId: leaf.fieldId } }] : []
    })
    const repeated = earlier.has(field.fieldId)
    earlier.set(field.fieldId, field)
    return repeated ? [...wrong, { code: 'DUPLICATE' as const, path: `${path}.fieldId` }] : wrong
  })
  if (problems.length > 0) return problems
  const search = new ShowSearch(earlier, compared)
  return fields.flatMap((placed) => showProblem(search, placed))
}

/** Answers of these classes need a consent of their own. */
const SENSITIVE: readonly KeepClass[] = ['HEALTH', 'MINOR']

const consentProblems = (fields: readonly PlacedField[]): DefinitionProblem[] =>
  SENSITIVE.filter((keep) => {
    const ofClass = fields.filter(({ field }) => field.keep === keep)
    return ofClass.length > 0 && !ofClass.some(({ field }) => field.kind === 'CONSENT' && field.required)
  }).map((keep) => ({ code: 'NO_CONSENT', path: 'sections', params: { keep } }))

/**
 * Checks a definition from outside. A checked definition has no field that no answers can show, and no limits that no
 * value fulfils (E5).
 */
export const checkDefinition = (input: unknown): CheckedDefinition => {
  const parsed = v.safeParse(definitionSchema, input, { abortPipeEarly: true })
  if (!parsed.success) {
    const paths = parsed.issues.slice(0, MAX_PROBLEMS).map((issue) => v.getDotPath(issue) ?? '')
    return { ok: false, problems: [...new Set(paths)].map((path) => ({ code: 'SHAPE', path })) }
  }
  const definition = parsed.output as unknown as Definition
  const fields = placedFields(definition)
  if (fields.length > MOST.fields)
    return { ok: false, problems: [{ code: 'TOO_MANY_FIELDS', path: 'sections', params: { most: MOST.fields } }] }
  const own = fields.flatMap(ownProblems)
  // Conditions are only checked with fields that can have a value.
  const problems = [...own, ...(own.length > 0 ? [] : conditionProblems(fields)), ...consentProblems(fields)]
  return problems.length > 0 ? { ok: false, problems: problems.slice(0, MAX_PROBLEMS) } : { ok: true, definition }
}
