import { checkDefinition } from '../../../../../src/domain/form-schema/check/check'
import type { Definition } from '../../../../../src/domain/form-schema/definition'
import type { Db, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { findRow } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'

/** Returns a published version of a form. @throws Refusal notFound */
export const requireForm = async (db: Db | Tx, formId: string, version: number): Promise<Definition> =>
  found(await findRow(db, 'form_versions', { form_id: formId, version })).definition

/** Serializes a form, with null for texts that it does not have (contract: api/form formDefinition). */
export const serializeForm = ({ sections, ...form }: Definition) => ({
  ...form,
  intro: form.intro ?? null,
  sections: sections.map(({ fields, ...section }) => ({
    ...section,
    fields: fields.map((field) => ({ ...field, help: field.help ?? null })),
  })),
})

/**
 * Checks a definition and publishes it as the next version of its form. Its own version is ignored.
 * @param now epoch ms
 * @throws Refusal formDefinitionWrong with `problems`
 */
export const publishForm = async (db: Db, input: unknown, now: number): Promise<Definition> => {
  const checked = checkDefinition(input)
  if (!checked.ok) throw new Refusal('formDefinitionWrong', { data: { problems: checked.problems } })
  return db.transaction().execute(async (tx) => {
    const { formId } = checked.definition
    const newest = await tx
      .selectFrom('form_versions')
      .select('version')
      .where('form_id', '=', formId)
      .orderBy('version', 'desc')
      .forUpdate()
      .limit(1)
      .executeTakeFirst()
    const definition = { ...checked.definition, version: (newest?.version ?? 0) + 1 }
    await storeForms(tx, [definition], now)
    return definition
  })
}

/** Returns the newest version of each form, by form id. */
export const newestForms = async (db: Db): Promise<Definition[]> => {
  const rows = await db
    .selectFrom('form_versions')
    .select('definition')
    .distinctOn('form_id')
    .orderBy('form_id')
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ definition }) => definition)
}

/** Stores checked definitions. */
export const storeForms = async (tx: Tx, definitions: readonly Definition[], now: number): Promise<void> => {
  await tx
    .insertInto('form_versions')
    .values(
      definitions.map((definition) => ({
        ...{ form_id: definition.formId, version: definition.version, published_at: now },
        definition: json(definition),
      })),
    )
    .execute()
}
