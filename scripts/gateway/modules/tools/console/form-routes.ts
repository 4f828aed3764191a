import { Type } from 'typebox'
import { checkDefinition } from '../../../../../src/domain/form-schema/check/check'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { newestForms, publishForm } from '../../base/form/definition-service'
import { useEntranceForm } from '../../after-sale/entrance/overview-service'
import { useFormVersion } from '../../catalogue/open-show/service'

/** `checkDefinition` checks the definition. */
const body = { definition: Type.Unknown() }

/** Registers routes that list the merchant's forms, check a definition, and publish it as the next version. */
export const formConsoleRoutes: Routes = (app, { db, clock }) => {
  app.get(
    '/console/api/forms',
    { schema: schema({ summary: 'The newest version of each form' }), config: { open: true } },
    async ({ lang }) =>
      ok((await newestForms(db)).map((definition) => ({ title: definition.title[lang], definition }))),
  )

  app.post(
    '/console/api/forms/check',
    { schema: schema({ summary: 'Check the definition of a form', body }), config: { open: true } },
    ({ body: { definition } }) => {
      const checked = checkDefinition(definition)
      return ok({ problems: checked.ok ? [] : checked.problems })
    },
  )

  app.post(
    '/console/api/forms',
    { schema: schema({ summary: 'Publish the next version of a form', body }), config: { open: true } },
    async ({ body: { definition } }) => {
      const { formId, version } = await publishForm(db, definition, clock.now())
      await useFormVersion(db, formId, version)
      await useEntranceForm(db, formId, version)
      return ok({ formId, version })
    },
  )
}
