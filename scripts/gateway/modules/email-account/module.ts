import { EMAIL_ACCOUNT_CODES } from '../../../../src/domain/business-codes/email-account'
import { secretKey } from '../../core/keys'
import { defineModule } from '../../core/module'
import { emailAccountRoutes } from './routes'
import { texts } from './texts'

export const definition = defineModule({
  codes: EMAIL_ACCOUNT_CODES,
  texts,
  personal: {
    erase: async (tx, { email }) => {
      if (email) await tx.deleteFrom('email_proofs').where('email', '=', email.toLowerCase()).execute()
    },
  },
  setup: async ({ db }) => ({ emailProofKey: await secretKey(db, 'email_proof_key') }),
  routes: emailAccountRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof EMAIL_ACCOUNT_CODES, number> {}
}

declare module '../../core/context' {
  interface Gateway {
    /** Keys the hashes of codes that are mailed. */
    emailProofKey: Uint8Array
  }
}
