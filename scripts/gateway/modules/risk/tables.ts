import type { Generated } from 'kysely'

/** `target`: where the piece belongs, 0 to 100. The token itself is not stored, only its hash. */
export interface CaptchaChallengeTable {
  captcha_id: string
  scope: string
  type: string
  target: number
  show_id: string
  user_id: string
  device: string
  issued_at: number
  expires_at: number
  /** Null for a puzzle. */
  wait_until: number | null
  /** A digest. */
  address: string
  tries: Generated<number>
  solved_at: number | null
  token_hash: string | null
  token_expires_at: number | null
  token_uses: Generated<number>
}

declare module '../../core/database/database' {
  interface Database {
    captcha_challenges: CaptchaChallengeTable
  }
}
