export interface ProviderAccountTable {
  provider: string
  subject: string
  user_id: string
  linked_at: number
}

declare module '../../core/database/database' {
  interface Database {
    provider_accounts: ProviderAccountTable
  }
}
