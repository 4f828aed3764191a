import { secretKey } from '../../../core/keys'
import { defineModule } from '../../../core/module'
import { emailAccountRoutes } from './routes'

export const definition = defineModule({
  personal: {
    erase: async (tx, { email }) => {
      if (email) await tx.deleteFrom('email_proofs').where('email', '=', email.toLowerCase()).execute()
    },
  },
  setup: async ({ db }) => ({ emailProofKey: await secretKey(db, 'email_proof_key') }),
  routes: emailAccountRoutes,
})

declare module '../../../core/context' {
  interface Gateway {
    /** Key for the hashes of codes that are sent by mail. */
    emailProofKey: Uint8Array
  }
}
