export interface AudienceTable {
  audience_id: string
  user_id: string
  name: string
  id_type: string
  id_no: string
  country_code: string
  cellphone: string
  birthday: string
  /** ISO 3166-1 alpha-2, of a document that leaves it open; '' when unknown. */
  region: string
  created_at: number
}

declare module '../../core/database/database' {
  interface Database {
    audiences: AudienceTable
  }
}
