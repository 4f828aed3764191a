/** `user_id`: who made it; null for the merchant's own. */
export interface ShortCodeTable {
  code: string
  user_id: string | null
  page: string
  params: Record<string, string>
  content_key: string
  created_at: number
  expires_at: number
}

declare module '../../core/database/database' {
  interface Database {
    short_codes: ShortCodeTable
  }
}
