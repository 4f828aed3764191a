import type { Row } from '../../core/database/database'

/** What a mail proves its reader's address for. */
export type ProofKind = 'ACTIVATE' | 'RESET'

export type EmailProofTable = Row<'email_proofs'>

declare module '../../core/database/database' {
  interface Narrowed {
    email_proofs: {
      kind: ProofKind
    }
  }
}
