import type { Row } from '../../core/database/database'

export type VerifyCodeTable = Row<'verify_codes'>

/** `asked_at`: when the host's code was last shown for it; a login by phone must follow in time. */
export type HostAccountTable = Row<'host_accounts'>

export type UsedHostCodeTable = Row<'used_host_codes'>

declare module '../../core/database/database' {
  interface Narrowed {
    used_host_codes: {
      kind: 'login' | 'phone'
    }
  }
}
