import type { Generated } from 'kysely'

export interface VerifyCodeTable {
  code_id: Generated<number>
  country_code: string
  cellphone: string
  /** In small letters; '' for a phone's code. */
  email: Generated<string>
  code: string
  /** The login that alone may use it; '' where nobody was logged in. */
  session_id: Generated<string>
  sent_at: number
  expires_at: number
  tries: Generated<number>
  used_at: number | null
}

/** `asked_at`: when the host's code was last shown for it; a login by phone must follow in time. */
export interface HostAccountTable {
  platform: string
  open_id: string
  user_id: string | null
  asked_at: number
}

export interface UsedHostCodeTable {
  kind: 'login' | 'phone'
  platform: string
  code: string
  used_at: number
}

declare module '../../core/database/database' {
  interface Database {
    verify_codes: VerifyCodeTable
    host_accounts: HostAccountTable
    used_host_codes: UsedHostCodeTable
  }
}
