import type { OrderBrief } from '@/api/order'
import { ticketsLink } from '@/components/order/tickets-link'
import type { IconName } from '@/components/ui/icon/names'
import type { OrderAction } from '@/domain/order/card-actions'
import { orderFlags } from '@/domain/order/operations'
import type { Translate } from '@/locales/keys'
import type { orderTexts } from '@/locales/namespaces/order'
import { type LinkTo, linkTo } from '@/router/link-to'

export const ACTION_ICONS: Record<OrderAction, IconName> = {
  tickets: 'ticket',
  refund: 'wallet',
  rebook: 'refresh',
  return: 'people',
  cancel: 'close',
}

/** The words of an action; printed tickets are taken with a code. */
export const actionText = (order: OrderBrief, action: OrderAction, t: Translate<typeof orderTexts>): string =>
  action === 'tickets' && orderFlags(order).canTake ? t('detail.seePickup') : t(`orders.act.${action}`)

/** The screen that an action opens; undefined for what is done in the list. */
export const actionLink = ({ orderId, entranceVoucherId }: OrderBrief, action: OrderAction): LinkTo | undefined => {
  switch (action) {
    case 'tickets':
      return ticketsLink(entranceVoucherId ? [entranceVoucherId] : [])
    case 'refund':
      return linkTo('refund-order-tickets', { orderId })
    case 'rebook':
      return linkTo('rebook-ticket', { orderId })
    case 'return':
      return linkTo('offer-tickets', { orderId })
    case 'cancel':
      return undefined
  }
}
