import { atShow, orderShow, showCard } from '../../steps/browse'
import { atCashier, atPaid, goToCashier, submitOrder } from '../../steps/order'
import { checkPeople, donePeople } from '../../steps/people'
import type { Shopper } from '../../shopper'
import { go, place, type Stop } from '../stop'

/** Its tickets are free of seats and names: the shortest way to a code. */
const PLAIN = 'S1003'

const openOrder = async (shopper: Shopper, state: 'unpaid' | 'express'): Promise<void> => {
  const t = shopper.say('order')
  await go(shopper, '/order')
  await shopper.at(t('orders.title'))
  await shopper.named(t(`order.state.${state}`)).click()
  await shopper.at(t(`order.state.${state}`))
}

/** What a member sees. */
export const member: readonly Stop[] = [
  {
    name: 'attendees-sheet',
    reach: async (shopper) => {
      await orderShow(shopper, 'S1001', { tier: 1, quantity: 2 })
      await shopper.at(shopper.say('order')('confirm.title'))
      await checkPeople(shopper, 2)
    },
  },
  { name: 'confirm-order', follows: true, reach: donePeople },
  {
    name: 'confirm-address',
    reach: async (shopper) => {
      await orderShow(shopper, 'S8001')
      await shopper.at(shopper.say('order')('confirm.title'))
    },
  },
  {
    name: 'payment-sheet',
    reach: async (shopper) => {
      await orderShow(shopper, PLAIN, { quantity: 2 })
      await shopper.at(shopper.say('order')('confirm.title'))
      await submitOrder(shopper)
    },
  },
  { name: 'cashier', follows: true, reach: (shopper) => goToCashier(shopper) },
  {
    name: 'paid',
    follows: true,
    reach: async (shopper) => {
      await atCashier(shopper, 'pay')
      await atPaid(shopper)
    },
  },
  {
    name: 'ticket',
    follows: true,
    reach: async (shopper) => {
      await shopper.button(shopper.say('order')('result.seeTickets')).click()
      await shopper.at(shopper.say('ticket')('detail.title'))
      await shopper.screen().getByRole('img').first().waitFor()
    },
  },
  { ...place('tickets', '/ticket', (shopper) => showCard(shopper, PLAIN).waitFor()), follows: true },
  { ...place('show-member', `/content/${PLAIN}`, (shopper) => atShow(shopper, PLAIN)), follows: true },
  { ...place('orders', '/order', (shopper) => showCard(shopper, PLAIN).waitFor()), follows: true },
  { name: 'order-unpaid', reach: (shopper) => openOrder(shopper, 'unpaid') },
  { name: 'order-sent', reach: (shopper) => openOrder(shopper, 'express') },
]
