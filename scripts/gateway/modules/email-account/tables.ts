import type { Generated } from 'kysely'

/** What a mail proves its reader's address for. */
export type ProofKind = 'ACTIVATE' | 'RESET'

export interface EmailProofTable {
  proof_id: Generated<number>
  kind: ProofKind
  /** In small letters. */
  email: string
  /** False for a mail without link and code: its row only keeps the answers of all addresses alike. */
  live: boolean
  link_hash: string
  code_hash: string
  /** Of the token that the right code gave last. */
  token_hash: string | null
  tries: Generated<number>
  sent_at: number
  expires_at: number
  used_at: number | null
}

declare module '../../core/database/database' {
  interface Database {
    email_proofs: EmailProofTable
  }
}
