import { hasEnded } from '../../../../../src/domain/order/ended'
import type { OrderState } from '../../../../../src/domain/order/state'
import { showChangeOf } from '../../../../../src/domain/refund/rule'
import { endOf } from '../../catalogue/show/status-service'
import type { OrderRow } from './repository'

/** Returns the change of the order's show or session; null if the show takes place as announced. */
export const changeOf = ({ show_state, session_state }: Pick<OrderRow, 'show_state' | 'session_state'>) =>
  showChangeOf(show_state, session_state)

/** Returns true if the order has ended. Same rule as the SQL expression `isPast` (news-entry-service). */
export const isEnd = (order: OrderRow, now: number): boolean =>
  hasEnded({
    orderState: order.state as OrderState,
    showOver: endOf(order) < now,
    waitsForChange:
      changeOf(order) !== null && order.refunded_count < order.ticket_count && order.voucher_state !== 'USED',
  })
