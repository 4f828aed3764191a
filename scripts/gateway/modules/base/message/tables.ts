import type { NoticeChannel, NoticeOccasion } from '../../../../../src/domain/notice-channel'
import type { LocalizedText } from '../../../core/localized-text'

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
  | 'PACKET_WITHDRAWN'
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
  | 'BENEFIT_EXPIRE'
  | 'LEVEL_ENDS'
  | 'RESERVATION_CLOSED'
  | 'GOODS_RETURN_AGREED'
  | 'GOODS_RETURN_RECEIVED'
  | 'GOODS_RETURN_REJECTED'
  | 'RESERVATION_OFFERED'
  | 'REGISTRATION'
  | 'PERMIT'
  | 'GOODS_BACK'
  | 'GOODS_SOON'
  | 'GOODS_OPEN'

declare module '../../../core/database/database' {
  interface Narrowed {
    messages: { channel: NoticeChannel; kind: MessageKind; content: LocalizedText }
    subscriptions: {
      kind: NoticeOccasion
      /** Null while the account has neither a phone nor an e-mail address. */
      channel: NoticeChannel | null
    }
  }
}
