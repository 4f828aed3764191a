import type { Row } from '../../core/database/database'

/** `user_id`: who made it; null for the merchant's own. */
export type ShortCodeTable = Row<'short_codes'>

declare module '../../core/database/database' {
  interface Narrowed {
    short_codes: {
      params: Record<string, string>
    }
  }
}
