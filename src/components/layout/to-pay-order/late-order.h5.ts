import { late } from '../../late'

/** Component that is loaded for members only, because most first visitors of home are guests. */
export const PendingOrder = late<{ className?: string }>(
  async () =>
    (await import(/* webpackChunkName: "pending-order" */ '../../order/pending-order/pending-order')).PendingOrder,
)
