/** Somebody who was let in at a gate. */
export interface GateScanTable {
  scan_id: string
  ticket_id: string
  session_id: string
  /** The door; '' for one that takes all. */
  gate: string
  /** Of the scan and of its arrival, epoch ms. */
  at: number
  received_at: number
  /** The ticket counts as used by it; another one was let in although somebody was in. */
  counts: boolean
  /** Why the gateway would have refused it (domain/ticket/gate-verdict GateReason); null where it would not. */
  reason: string | null
  undone_at: number | null
  undo_reason: string | null
}

declare module '../../core/database/database' {
  interface Database {
    gate_scans: GateScanTable
  }
}
