import type { OrderBrief } from '@/api/order'
import { ticketsLink } from '@/components/order/tickets-link'
import type { IconName } from '@/components/ui/icon/names'
import { cardActions, type OrderAction } from '@/domain/order/card-actions'
import { orderGiftEntry } from '@/domain/order/gift-entry'
import { orderFlags } from '@/domain/order/operations'
import type { Translate } from '@/locales/keys'
import type { giveTexts } from '@/locales/namespaces/give'
import type { orderTexts } from '@/locales/namespaces/order'
import { type LinkTo, linkTo } from '@/router/link-to'

export const ACTION_ICONS: Record<OrderAction, IconName> = {
  tickets: 'ticket',
  sendAgain: 'truck',
  transfer: 'gift',
  refund: 'wallet',
  rebook: 'refresh',
  resale: 'people',
  cancel: 'close',
}

/** Returns the actions on an order's card, and the further actions behind "more". */
export const actionsOf = (order: OrderBrief): ReturnType<typeof cardActions> =>
  cardActions(orderFlags(order), {
    gift: orderGiftEntry(order),
    isCanceledShow: order.showChange === 'CANCELED',
  })

/**
 * Returns the label of an action. The label of the ticket action differs for paper tickets, which are collected with a
 * code.
 */
export const actionText = (
  order: OrderBrief,
  action: OrderAction,
  t: Translate<typeof orderTexts>,
  give: Translate<typeof giveTexts>,
): string => {
  if (action === 'transfer') return give('give.entry')
  if (action === 'cancel' && order.rebookOf) return t('detail.rebooking.cancel')
  if (action === 'refund') return t('button.returnTickets')
  return action === 'tickets' && orderFlags(order).canTake ? t('detail.seePickup') : t(`orders.act.${action}`)
}

/** Returns the link of an action; undefined for an action that runs in the list. */
export const actionLink = ({ orderId, entranceVoucherId }: OrderBrief, action: OrderAction): LinkTo | undefined => {
  switch (action) {
    case 'tickets':
      return ticketsLink(entranceVoucherId ? [entranceVoucherId] : [])
    case 'sendAgain':
      return linkTo('express', { orderId })
    case 'transfer':
      return linkTo('send-mine-ticket', { id: entranceVoucherId })
    case 'refund':
      return linkTo('refund-order-tickets', { orderId })
    case 'rebook':
      return linkTo('rebook-ticket', { orderId })
    case 'resale':
      return linkTo('offer-tickets', { orderId })
    case 'cancel':
      return undefined
  }
}
