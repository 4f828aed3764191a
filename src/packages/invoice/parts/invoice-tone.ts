import type { OrderTone } from '@/components/order/order-tone'
import type { InvoiceState } from '@/domain/invoice/state'

const TONES = { APPLYING: 'plain', REJECTED: 'bad', SUCCESS: 'good', CANCELED: 'over' } as const

/** The tone of an invoice's state, always beside its word. */
export const invoiceTone = (state: InvoiceState): OrderTone => TONES[state]
