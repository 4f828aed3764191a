import { atShow, orderShow, showCard } from '../steps/browse'
import { MEMBER } from '../steps/log-in'
import { atCashier, atPaid, goToCashier, submitOrder } from '../steps/order'
import { checkPeople, donePeople } from '../steps/people'
import type { Shopper } from '../shopper'
import { go, place, type Stop, titled } from './stop'

/** Its tickets are free of seats and names: the shortest way to a code. */
const PLAIN = 'S1003'

const openOrder = async (shopper: Shopper, state: 'unpaid' | 'express'): Promise<void> => {
  const t = shopper.say('order')
  await go(shopper, '/order')
  await shopper.at(t('orders.title'))
  await shopper.named(t(`order.state.${state}`)).click()
  await shopper.at(t(`order.state.${state}`))
}

/** What a member sees, from the order on; the stops follow each other. */
export const MEMBER_STOPS: readonly Stop[] = [
  {
    name: 'login-code',
    reach: async (shopper) => {
      const t = shopper.say('user')
      await orderShow(shopper, 'S1001', { tier: 1, quantity: 2 })
      await shopper.at(t('login.heading'))
      await shopper
        .screen()
        .getByRole('textbox', { name: t('login.phone') })
        .fill(MEMBER)
      await shopper.screen().getByRole('checkbox').check()
      await shopper.button(t('login.getCode')).click()
      await shopper.at(t('code.title'))
    },
  },
  {
    name: 'attendees-sheet',
    reach: async (shopper) => {
      const code = await shopper.storefront.codeFor(MEMBER)
      await shopper
        .screen()
        .getByRole('textbox', { name: shopper.say('form')('code.label') })
        .fill(code)
      await shopper.at(shopper.say('order')('confirm.title'))
      await checkPeople(shopper, 2)
      await shopper.page.getByText(shopper.say('user')('login.welcome')).waitFor({ state: 'detached' })
    },
  },
  { name: 'confirm-order', reach: donePeople },
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
  { name: 'cashier', reach: (shopper) => goToCashier(shopper) },
  {
    name: 'paid',
    reach: async (shopper) => {
      await atCashier(shopper, 'pay')
      await atPaid(shopper)
    },
  },
  {
    name: 'ticket',
    reach: async (shopper) => {
      await shopper.button(shopper.say('order')('result.seeTickets')).click()
      await shopper.at(shopper.say('ticket')('detail.title'))
      await shopper.screen().getByRole('img').first().waitFor()
    },
  },
  place('tickets', '/ticket', (shopper) => showCard(shopper, PLAIN).waitFor()),
  place('show-member', `/content/${PLAIN}`, (shopper) => atShow(shopper, PLAIN)),
  place('orders', '/order', (shopper) => showCard(shopper, PLAIN).waitFor()),
  { name: 'order-unpaid', reach: (shopper) => openOrder(shopper, 'unpaid') },
  { name: 'order-sent', reach: (shopper) => openOrder(shopper, 'express') },
  titled('mine', '/mine', ({ say }) => say('core')('mine.orders')),
  titled('setting', '/setting', ({ say }) => say('user')('setting.account')),
  titled('account-bind', '/account-bind', ({ say }) => say('user')('bind.email')),
  {
    name: 'account-bind-code',
    reach: async (shopper) => {
      const t = shopper.say('user')
      await shopper
        .screen()
        .getByRole('textbox', { name: t('email.email') })
        .fill(`lin.${shopper.language.toLowerCase()}@foyer.example`)
      await shopper.button(t('login.getCode')).click()
      await shopper.at(t('code.title'))
    },
  },
  titled('attendees', '/viewer', ({ say }) => say('user')('audience.title')),
  titled('attendee-form', '/audience-modification', ({ say }) => say('user')('audience.add')),
  titled('addresses', '/address', ({ say }) => say('user')('address.title')),
  titled('address-form', '/address-modification', ({ say }) => say('user')('address.add')),
]
