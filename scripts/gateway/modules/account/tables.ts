import type { Row } from '../../core/database/database'

export type Channel = 'CELLPHONE' | 'EMAIL'
/** What a proof is good for. */
export const PROOF_PURPOSES = ['CONTACT', 'DATA', 'CLOSE', 'SESSIONS'] as const
export type ProofPurpose = (typeof PROOF_PURPOSES)[number]

export type AccountProofTable = Row<'account_proofs'>

export type AccountClosingTable = Row<'account_closings'>
