import * as v from 'valibot'
import * as w from './wire'

export const DELIVER_METHODS = ['E_TICKET', 'EXPRESS', 'SELF_TAKE'] as const
/** Delivery method: e-ticket, express to an address, or self-service pick-up with a code. */
export type DeliverMethod = (typeof DELIVER_METHODS)[number]

/** A delivery method and its fee in fen. */
export const deliverOption = v.object({
  code: w.oneOf(DELIVER_METHODS, 'E_TICKET'),
  name: w.text(),
  description: w.text(),
  fee: w.price,
  needsAddress: w.flag(),
})
export type DeliverOption = v.InferOutput<typeof deliverOption>
