export type Channel = 'CELLPHONE' | 'EMAIL'
/** What a proof is good for. */
export const PROOF_PURPOSES = ['CONTACT', 'DATA', 'CLOSE', 'SESSIONS'] as const
export type ProofPurpose = (typeof PROOF_PURPOSES)[number]

export interface AccountProofTable {
  proof_id: string
  user_id: string
  /** The login that proved it; no other one may use it. */
  session_id: string
  channel: Channel
  purpose: ProofPurpose
  expires_at: number
  used_at: number | null
}

export interface AccountClosingTable {
  user_id: string
  requested_at: number
  close_at: number
  taken_back_at: number | null
  /** The login that took it back. */
  taken_back_by: string | null
  erased_at: number | null
}

declare module '../../core/database/database' {
  interface Database {
    account_proofs: AccountProofTable
    account_closings: AccountClosingTable
  }
}
