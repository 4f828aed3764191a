import { late } from '../../late'

/** Not loaded for guests, who are most of home's first visitors. */
export const PendingOrder = late<{ className?: string }>(
  async () =>
    (await import(/* webpackChunkName: "pending-order" */ '../../order/pending-order/pending-order')).PendingOrder,
)
