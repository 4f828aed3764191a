import type { OrderTone } from '@/components/order/order-tone'
import type { InvoiceState } from '@/domain/invoice/state'

const TONES = { APPLYING: 'plain', REJECTED: 'bad', SUCCESS: 'good', CANCELED: 'over' } as const

/** Returns the color tone for an invoice's state. A text label is always shown beside it. */
export const invoiceTone = (state: InvoiceState): OrderTone => TONES[state]
