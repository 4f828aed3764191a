/** A right to buy a show before its public sale, from `opens_at` on (null: at any time). */
export interface PrivilegeTable {
  privilege_id: string
  show_id: string
  min_level: number
  opens_at: number | null
}

declare module '../../core/database/database' {
  interface Database {
    privileges: PrivilegeTable
  }
}
