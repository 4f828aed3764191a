import * as v from 'valibot'
import { KEEP_CLASSES, MOST, REUSES, STAGES } from '../definition'
import { CHECKS } from './field-checks'
import { explanation, label, whole } from './parts'

const formId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/))
const fieldId = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/))
const comparable = v.union([v.pipe(v.string(), v.maxLength(64)), v.number(), v.boolean()])

const leaves = [
  v.strictObject({ op: v.literal('IS'), fieldId, value: comparable }),
  v.strictObject({
    op: v.literal('ONE_OF'),
    fieldId,
    values: v.pipe(v.array(comparable), v.minLength(1), v.maxLength(MOST.options)),
  }),
  v.strictObject({ op: v.literal('FILLED'), fieldId }),
  v.strictObject({
    op: v.picklist(['FROM', 'TO']),
    fieldId,
    value: v.union([v.pipe(v.string(), v.maxLength(20)), v.number()]),
  }),
] as const

/** Maximum parts of ALL and ANY. */
const MAX_PARTS = 10

type Condition = v.GenericSchema

/** Returns the schema of a condition with a number of levels of ALL, ANY and NOT. */
const condition = (levels: number): Condition => {
  const named = (schema: Condition): Condition => v.pipe(schema, v.title(`condition${levels}`))
  if (levels === 0) return named(v.variant('op', [...leaves]))
  const part = condition(levels - 1)
  const all = v.variant('op', [
    ...leaves,
    v.strictObject({
      op: v.picklist(['ALL', 'ANY']),
      of: v.pipe(v.array(part), v.minLength(1), v.maxLength(MAX_PARTS)),
    }),
    v.strictObject({ op: v.literal('NOT'), of: part }),
  ])
  return named(all)
}

const base = {
  fieldId,
  label,
  help: v.optional(explanation),
  required: v.boolean(),
  forEach: v.picklist(['APPLICATION', 'PERSON']),
  showIf: v.optional(condition(MOST.levels)),
  reuse: v.optional(v.picklist(REUSES)),
  keep: v.picklist(KEEP_CLASSES),
  askedAt: v.picklist(STAGES),
  shownAtDoor: v.boolean(),
}

const field = v.variant(
  'kind',
  Object.entries(CHECKS).map(([kind, { own }]) => v.strictObject({ ...base, kind: v.literal(kind), ...own })),
)

/**
 * The closed schema of a definition. It checks each property separately; `check.ts` checks rules between properties.
 */
export const definitionSchema = v.strictObject({
  formId,
  version: whole(1, 1_000_000),
  title: label,
  intro: v.optional(explanation),
  sections: v.pipe(
    v.array(v.strictObject({ title: label, fields: v.pipe(v.array(field), v.minLength(1), v.maxLength(MOST.fields)) })),
    v.minLength(1),
    v.maxLength(MOST.fields),
  ),
})
