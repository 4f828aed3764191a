export type Channel = 'CELLPHONE' | 'EMAIL'
/** Actions that require a proof. */
export const PROOF_PURPOSES = ['CONTACT', 'DATA', 'CLOSE', 'SESSIONS'] as const
export type ProofPurpose = (typeof PROOF_PURPOSES)[number]
