import type { Row } from '../../../core/database/database'
import type { OrderStep } from '../../../../../src/domain/order/step'
import type { Step } from './parts-service'

/** Returns the steps of a canceled or postponed show. */
export const changeSteps = (changes: readonly { kind: string; at: number }[]): Step[] =>
  changes.map(({ kind, at }) => ({ state: kind as OrderStep, time: at, qty: 0, amount: null }))

/**
 * Returns the steps of an order and its tickets, the oldest first (contract: api/order OrderDetail `progress`). The
 * order's own steps have the same sequence as its events. A step with an earlier time than the previous step gets the
 * time of the previous step.
 * @param events states of the order, the first one first
 * @param steps the steps of single tickets
 */
export const orderProgress = (
  { created_at: createdAt, paid_at: paidAt }: Pick<Row<'orders'>, 'created_at' | 'paid_at'>,
  events: readonly { state: string; at: number }[],
  steps: readonly Step[],
): Step[] => {
  // Uses the time of the payment itself, because a late notification is recorded after the payment.
  const own: Record<string, number | null> = { UNPAID: createdAt, RESERVE: paidAt }
  let time = 0
  return [
    ...events
      // Omits this state, because the step of the last refund or rebooking already shows the end of the order.
      .filter(({ state }) => state !== 'REFUNDED')
      .map(({ state, at }) => {
        time = Math.max(time, own[state] ?? at)
        return { state: state as OrderStep, time, qty: 0, amount: null }
      }),
    ...steps,
  ].sort((a, b) => a.time - b.time)
}
