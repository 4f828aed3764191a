/** The purpose of a mail that verifies its reader's address. */
export type ProofKind = 'ACTIVATE' | 'RESET'

declare module '../../../core/database/database' {
  interface Narrowed {
    email_proofs: { kind: ProofKind }
  }
}
