import type { Generated } from 'kysely'
import type { LocalizedText } from '../../core/localized-text'

export type MessageChannel = 'SMS' | 'EMAIL'
export type MessageKind =
  | 'WAIT_OFFER'
  | 'TICKETS_BACK'
  | 'SALE_SOON'
  | 'GRAB_SOON'
  | 'ACTIVATE'
  | 'RESET'
  | 'ACCOUNT_EXISTS'
  | 'NO_ACCOUNT'
  | 'PASSWORD_CHANGED'

export interface MessageTable {
  message_id: Generated<number>
  /** Null for a mail to an address without an account. */
  user_id: string | null
  channel: MessageChannel
  /** Phone with its dialling code, or address. */
  recipient: string
  kind: MessageKind
  content: LocalizedText
  /** The storefront's page that it leads to. */
  path: string
  sent_at: number
}

declare module '../../core/database/database' {
  interface Database {
    messages: MessageTable
  }
}
