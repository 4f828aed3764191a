/** Purpose of a mail that verifies an e-mail address. */
export type ProofKind = 'ACTIVATE' | 'RESET'

declare module '../../../core/database/database' {
  interface Narrowed {
    email_proofs: { kind: ProofKind }
  }
}
