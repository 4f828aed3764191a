import type { Locator } from 'playwright-core'
import { atShow, orderShow, scrollTo, showCard } from '../../steps/browse'
import { atCashier, atPaid, goToCashier, openReductions, submitOrder } from '../../steps/order'
import { checkAttendees, confirmAttendees } from '../../steps/attendees'
import { type Shopper, tapTargets } from '../../shopper'
import { productTexts } from '../../../../src/locales/namespaces/product'
import { shareTexts } from '../../../../src/locales/namespaces/share'
import { go, stopAt, type Stop, titled } from '../stop'

/** A show whose tickets have neither seats nor names, so an order needs the fewest steps. */
const PLAIN = 'S1003'

const openOrder = async (shopper: Shopper, state: 'unpaid' | 'express'): Promise<void> => {
  const t = shopper.texts('order')
  await go(shopper, '/order')
  await shopper.at(t('orders.title'))
  // The list of filters shows the same text, but a filter is not a list item.
  const orders = tapTargets(shopper.screen().getByRole('listitem'), { name: t(`order.state.${state}`) })
  await (await scrollTo(shopper, orders.first())).click()
  await shopper.at(t(`order.state.${state}`))
}

/** Chooses a method in the payment sheet of the unpaid order. */
const chooseMethod = async (shopper: Shopper, method: RegExp): Promise<Locator> => {
  await openOrder(shopper, 'unpaid')
  await shopper.buttonContaining(shopper.texts('order')('detail.pay', { amount: '' })).click()
  const sheet = shopper.dialog(shopper.texts('core')('pay.title'))
  await sheet.getByRole('radio', { name: method }).click()
  return sheet
}

/** Opens a purchase of two shows. Its card shows the name of the first show and the number of others. */
const openParent = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('order')
  await go(shopper, '/order')
  await shopper.at(t('orders.title'))
  await (
    await scrollTo(shopper, shopper.buttonContaining(t('show.andMore', { name: '', total: 2, more: 1 }).trim()))
  ).click()
  await shopper.at(t('detail.children'))
}

export const member: readonly Stop[] = [
  {
    name: 'attendees-sheet',
    reach: async (shopper) => {
      await orderShow(shopper, 'S1001', { tier: 1, quantity: 2 })
      await shopper.at(shopper.texts('checkout')('confirm.title'))
      await checkAttendees(shopper, 2)
    },
  },
  { name: 'confirm-order', follows: true, reach: confirmAttendees },
  {
    name: 'reductions',
    follows: true,
    reach: async (shopper) => {
      await openReductions(shopper)
    },
  },
  {
    name: 'reductions-calculation',
    follows: true,
    reach: async (shopper) => {
      const sheet = shopper.dialog(shopper.texts('checkout')('confirm.reductions'))
      await sheet.getByRole('button', { name: shopper.texts('checkout')('reductions.how') }).click()
      await sheet.getByText(shopper.texts('checkout')('reductions.compared')).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'confirm-address',
    reach: async (shopper) => {
      await orderShow(shopper, 'S8001')
      await shopper.at(shopper.texts('checkout')('confirm.title'))
    },
  },
  {
    name: 'payment-sheet',
    reach: async (shopper) => {
      // Each stop of the chain orders again, and the show limits the tickets of a buyer.
      await orderShow(shopper, PLAIN)
      await shopper.at(shopper.texts('checkout')('confirm.title'))
      await submitOrder(shopper)
    },
  },
  {
    name: 'cashier',
    follows: true,
    reach: goToCashier,
  },
  {
    name: 'paid',
    follows: true,
    reach: async (shopper) => {
      await atCashier(shopper, 'pay')
      await atPaid(shopper)
    },
  },
  {
    name: 'share-pay-success',
    follows: true,
    reach: async (shopper) => {
      await shopper.button(shopper.texts('order')('result.tellFriend')).click()
      await shopper.button(shopper.texts(shareTexts)('share.copy')).waitFor()
    },
  },
  {
    name: 'ticket',
    follows: true,
    reach: async (shopper) => {
      await shopper.page.goBack()
      await atPaid(shopper)
      await shopper.button(shopper.texts('order')('result.seeTickets')).click()
      await shopper.at(shopper.texts('ticket')('detail.title'))
      await shopper.screen().getByRole('img').first().waitFor()
    },
  },
  { ...stopAt('tickets', '/ticket', (shopper) => showCard(shopper, PLAIN).waitFor()), follows: true },
  { ...stopAt('show-member', `/content/${PLAIN}`, (shopper) => atShow(shopper, PLAIN)), follows: true },
  { ...stopAt('orders', '/order', (shopper) => showCard(shopper, PLAIN).waitFor()), follows: true },
  stopAt('orders-other', '/order?tab=OTHER', (shopper) => shopper.screen().getByRole('listitem').first().waitFor()),
  // modules/trade/coupon-package/seed.ts creates this order.
  titled('product-detail', '/order/product/M-demo-P1', ({ texts }) => texts(productTexts)('product.state.SUCCEEDED')),
  { name: 'order-unpaid', reach: (shopper) => openOrder(shopper, 'unpaid') },
  {
    name: 'payment-instalments',
    reach: async (shopper) => {
      const sheet = await chooseMethod(shopper, /分期|instal/)
      const plans = sheet.getByRole('radiogroup', { name: shopper.texts('core')('pay.plans') })
      await plans.getByRole('radio').first().click()
    },
  },
  {
    name: 'payment-code',
    reach: async (shopper) => {
      const sheet = await chooseMethod(shopper, /合作方|Partner/)
      await sheet.getByRole('button', { name: /¥/ }).click()
      await shopper.dialog(shopper.texts('core')('pay.codeTitle')).waitFor()
    },
  },
  { name: 'order-parent', reach: openParent },
  { name: 'order-sent', reach: (shopper) => openOrder(shopper, 'express') },
]
