import { secretKey } from '../../../core/keys'
import { defineModule } from '../../../core/module'
import { FORM_KEY, formData } from './personal-service'
import { deleteDueForms } from './retention-service'
import { formRoutes } from './routes'
import { seedForms } from './seed'

export const definition = defineModule({
  personal: formData,
  seed: seedForms,
  setup: async ({ db }) => ({ forms: { key: await secretKey(db, FORM_KEY) } }),
  hooks: { 'due.forms': (db, now) => deleteDueForms(db, now) },
  routes: formRoutes,
})

declare module '../../../core/context' {
  interface Gateway {
    /** The key that encrypts drafts and identities. */
    forms: { key: Uint8Array }
  }
}
