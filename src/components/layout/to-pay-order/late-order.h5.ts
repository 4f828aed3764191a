import { late } from '../../late'

/** Guests, who are most of home's first visitors, do not load it. */
export const PendingOrder = late<{ className?: string }>(
  async () =>
    (await import(/* webpackChunkName: "pending-order" */ '../../order/pending-order/pending-order')).PendingOrder,
)
