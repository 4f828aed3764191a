import type { OrderTone } from '@/components/order/order-tone'
import type { InvoiceState } from '@/domain/invoice/state'

const TONES = { APPLYING: 'plain', REJECTED: 'bad', SUCCESS: 'good', CANCELED: 'over' } as const

/** Returns the tone of an invoice's state, which is always shown beside a label. */
export const invoiceTone = (state: InvoiceState): OrderTone => TONES[state]
