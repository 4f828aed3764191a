export type Channel = 'CELLPHONE' | 'EMAIL'
/** The actions that a proof allows. */
export const PROOF_PURPOSES = ['CONTACT', 'DATA', 'CLOSE', 'SESSIONS'] as const
export type ProofPurpose = (typeof PROOF_PURPOSES)[number]
