import type { Generated } from 'kysely'
import type { NoticeChannel, NoticeOccasion } from '../../../../src/domain/notice-channel'
import type { LocalizedText } from '../../core/localized-text'

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
  | 'NEW_DEVICE'
  | 'WRONG_PASSWORDS'
  | 'WRONG_CODES'
  | 'CONTACT_CHANGED'
  | 'GIFT_OFFERED'
  | 'GIFT_ACCEPTED'
  | 'GIFT_CANCELLED'
  | 'INVOICE_APPLYING'
  | 'INVOICE_REJECTED'
  | 'INVOICE_ISSUED'
  | 'INVOICE_SHIPPED'
  | 'INVOICE_CANCELED'
  | 'REFUND_APPLIED'
  | 'REFUND_DONE'
  | 'REFUND_FAILED'
  | 'REFUND_REPEATED'
  | 'EXPRESS_SENT'
  | 'EXPRESS_OUT'
  | 'EXPRESS_SIGNED'
  | 'EXPRESS_RETURNED'
  | 'REBOOK_DONE'
  | 'RETURN_SOLD'
  | 'RETURN_BOUGHT'
  | 'RETURN_ENDED'
  | 'RETURN_WITHDRAWN'
  | 'SHOW_CANCELED'
  | 'SHOW_DELAY'

export interface MessageTable {
  message_id: Generated<number>
  /** Null for an address or a phone without an account. */
  user_id: string | null
  channel: NoticeChannel
  /** Phone with its dialling code, address, or open id. */
  recipient: string
  kind: MessageKind
  content: LocalizedText
  /** The storefront's page that it leads to. */
  path: string
  sent_at: number
}

/** What a buyer is written to about, once. */
export interface SubscriptionTable {
  user_id: string
  show_id: string
  /** Id of the show, the session, the place in line or the order. */
  target_id: string
  kind: NoticeOccasion
  /** null while the account has neither phone nor address. */
  channel: NoticeChannel | null
  /** Who accepted the subscribe message, on the host where it was accepted. */
  open_id: string | null
  created_at: number
  /** When the buyer was written to, epoch ms. */
  notified_at: number | null
}

declare module '../../core/database/database' {
  interface Database {
    messages: MessageTable
    subscriptions: SubscriptionTable
  }
}
