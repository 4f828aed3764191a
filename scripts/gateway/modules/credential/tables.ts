export interface SpentCredentialTable {
  kind: string
  credential_id: string
  spent_at: number
}

declare module '../../core/database/database' {
  interface Database {
    spent_credentials: SpentCredentialTable
  }
}
