import type { TransferState } from '../../../../src/domain/ticket/transfer'

export interface TransferTable {
  transfer_id: string
  /** Of its link. Never logged. */
  secret: string
  giver_id: string
  /** The giver's. */
  voucher_id: string
  /** Whom it is for; '' once that account is erased. */
  country_code: string
  cellphone: string
  message: string
  /** The picture (domain/ticket/gift-card). */
  card: string
  state: TransferState
  created_at: number
  expires_at: number
  /** When it was accepted, taken back, or found expired. */
  closed_at: number | null
  recipient_id: string | null
  recipient_voucher_id: string | null
}

export interface TransferTicketTable {
  transfer_id: string
  ticket_id: string
  sort: number
  open: boolean
  moved: boolean
  former_code_key: string | null
}

declare module '../../core/database/database' {
  interface Database {
    transfers: TransferTable
    transfer_tickets: TransferTicketTable
  }
}
