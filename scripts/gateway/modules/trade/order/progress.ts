import type { Row } from '../../../core/database/database'
import type { OrderStep } from '../../../../../src/domain/order/step'
import type { Step } from './parts-service'

/** The steps of a show that does not take place as announced. */
export const changeSteps = (changes: readonly { kind: string; at: number }[]): Step[] =>
  changes.map(({ kind, at }) => ({ state: kind as OrderStep, time: at, qty: 0, amount: null }))

/**
 * All that happened to an order and its tickets, oldest first (contract: api/order OrderDetail `progress`). The order's own steps have the
 * order of its events: one whose time is before that of the step before it has that time.
 *
 * @param events the order's states in the order in which it entered them
 * @param steps what happened to single tickets
 */
export const orderProgress = (
  { created_at: createdAt, paid_at: paidAt }: Pick<Row<'orders'>, 'created_at' | 'paid_at'>,
  events: readonly { state: string; at: number }[],
  steps: readonly Step[],
): Step[] => {
  // A late notice enters a payment after its time.
  const own: Record<string, number | null> = { UNPAID: createdAt, RESERVE: paidAt }
  let time = 0
  return [
    ...events
      // Its last refund or rebooking is the step that ends an order.
      .filter(({ state }) => state !== 'REFUNDED')
      .map(({ state, at }) => {
        time = Math.max(time, own[state] ?? at)
        return { state: state as OrderStep, time, qty: 0, amount: null }
      }),
    ...steps,
  ].sort((a, b) => a.time - b.time)
}
