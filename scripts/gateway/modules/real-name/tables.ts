import type { Generated } from 'kysely'

/** Who is named on a ticket since its purchase; the name given at the purchase is that of the order. */
export interface TicketNameTable {
  ticket_id: string
  session_id: string
  user_id: string
  audience_id: string
  name: string
  id_type: string
  /** Masked. */
  id_no: string
  /** Digest of the document (order/document-service). */
  document_key: string
  /** Of a minor; '' otherwise. */
  guardian_phone: string
  /** The show admits each document once. */
  exclusive: boolean
  /** How often somebody took another's place. */
  corrections: number
  named_at: number
}

export interface TicketNameChangeTable {
  change_id: Generated<number>
  ticket_id: string
  user_id: string
  kind: 'SUPPLEMENT' | 'CORRECTION'
  from_name: string
  from_id_no: string
  name: string
  id_no: string
  at: number
}

declare module '../../core/database/database' {
  interface Database {
    ticket_names: TicketNameTable
    ticket_name_changes: TicketNameChangeTable
  }
}
