/** One of a kind (PERSON, ELECTRONIC_CERT, STUDENT) an account. */
export interface CertificationTable {
  user_id: string
  auth_type: string
  /** AUTHING, AUTH_SUCCESS or AUTH_FAIL; EXPIRED follows from `valid_until`. */
  auth_status: string
  verified_at: number | null
  /** The document, of PERSON only; '' otherwise. */
  id_type: string
  name_mask: string
  number_mask: string
  /** Name and number, for the provider alone (`seal.ts`); null where there are none. */
  sealed: string | null
  /** By what a student is certified. */
  channel: string
  /** A reason's name (`texts` reasons); '' unless refused. */
  reason: string
  valid_until: number | null
  updated_at: number
}

export interface CertificationVisitTable {
  visit_id: string
  user_id: string
  verify_type: string
  return_url: string
  created_at: number
  sent_at: number | null
  outcome: string | null
  reason: string
  finished_at: number | null
}

declare module '../../core/database/database' {
  interface Database {
    certifications: CertificationTable
    certification_visits: CertificationVisitTable
  }
}
