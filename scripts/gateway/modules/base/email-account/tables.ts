/** What a mail proves its reader's address for. */
export type ProofKind = 'ACTIVATE' | 'RESET'

declare module '../../../core/database/database' {
  interface Narrowed {
    email_proofs: { kind: ProofKind }
  }
}
