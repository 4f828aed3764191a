export type Channel = 'CELLPHONE' | 'EMAIL'
/** What a proof is good for. */
export const PROOF_PURPOSES = ['CONTACT', 'DATA', 'CLOSE', 'SESSIONS'] as const
export type ProofPurpose = (typeof PROOF_PURPOSES)[number]
