import type { OrderTone } from '@/components/order/order-tone'
import type { InvoiceState } from '@/domain/invoice/state'

const TONES = { APPLYING: 'plain', REJECTED: 'bad', SUCCESS: 'good', CANCELED: 'over' } as const

/** Tone of an invoice's state, always beside its label. */
export const invoiceTone = (state: InvoiceState): OrderTone => TONES[state]
