import type { InvoiceState } from '@/domain/invoice/state'

const BADGES = { APPLYING: 'notice', REJECTED: 'danger', SUCCESS: 'success', CANCELED: 'plain' } as const

/** The badge's tone of a state, always beside its word. */
export const invoiceTone = (state: InvoiceState): (typeof BADGES)[InvoiceState] => BADGES[state]

const HEADS = { APPLYING: 'due', REJECTED: 'bad', SUCCESS: 'good', CANCELED: 'over' } as const

/** The same for the heading of its own screen. */
export const headTone = (state: InvoiceState): (typeof HEADS)[InvoiceState] => HEADS[state]
