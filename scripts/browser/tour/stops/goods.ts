import { goodsTexts } from '../../../../src/locales/namespaces/goods'
import { orderShow } from '../../steps/browse'
import { atCashier, atPaid, goToCashier, submitOrder } from '../../steps/order'
import type { Shopper } from '../../shopper'
import { go, type Stop } from '../stop'

/** A show with goods to choose (modules/catalogue/goods/data/tied-rules.json). */
const BAND = 'S1007'
/** A show whose tickets contain goods. */
const PIGS = 'S7003'

const atCheckout = (shopper: Shopper) => shopper.at(shopper.texts('checkout')('confirm.title'))

/** Adds one piece of the first goods without variants. */
export const addBook = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts(goodsTexts)
  const pieces = shopper.screen().getByRole('group', { name: /Bound|合订|合訂/ })
  await pieces.getByRole('button').last().click()
  await shopper.button(t('goods.add')).click()
  await atCheckout(shopper)
  await shopper.buttonContaining(t('goods.change')).waitFor()
}

/** Opens the goods of the order that was paid last. */
export const openAddList = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts(goodsTexts)
  const { searchParams } = new URL(shopper.page.url())
  await go(shopper, `/add-purchase-list?orderId=${searchParams.get('orderId') ?? ''}`)
  await shopper.button(t('goods.pay')).waitFor()
}

export const member: readonly Stop[] = [
  {
    name: 'confirm-required',
    reach: async (shopper) => {
      await orderShow(shopper, PIGS, { quantity: 2 })
      await atCheckout(shopper)
    },
  },
  {
    name: 'tied-sale-list',
    reach: async (shopper) => {
      await orderShow(shopper, BAND)
      await atCheckout(shopper)
      const t = shopper.texts(goodsTexts)
      // Goods that an earlier visit has chosen are still chosen.
      const link = (name: string) => shopper.screen().getByRole('link', { name })
      await link(t('goods.choose'))
        .or(link(t('goods.change')))
        .click()
      await shopper
        .button(t('goods.none'))
        .or(shopper.button(t('goods.add')))
        .waitFor()
    },
  },
  { name: 'confirm-goods', follows: true, reach: addBook },
  {
    name: 'add-purchase-list',
    follows: true,
    reach: async (shopper) => {
      await submitOrder(shopper)
      await goToCashier(shopper)
      await atCashier(shopper, 'pay')
      await atPaid(shopper)
      await openAddList(shopper)
    },
  },
]
