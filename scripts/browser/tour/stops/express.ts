import { expressTexts } from '../../../../src/locales/namespaces/express'
import { scrollTo } from '../../steps/browse'
import type { Shopper } from '../../shopper'
import { go, stopAt, type Stop, titled } from '../stop'

/** Parcel numbers of the sandbox's member: one in transit, and a returned one (modules/trade/order/data). */
const ON_WAY = 'LX20260019928'
const RETURNED = 'LX20260017304'

const openParcel = async (shopper: Shopper, text: string): Promise<void> => {
  await go(shopper, '/order')
  await shopper.at(shopper.texts('order')('orders.title'))
  await (await scrollTo(shopper, shopper.buttonContaining(text).first())).click()
  await shopper.at(shopper.texts(expressTexts)('express.progress'))
}

export const member: readonly Stop[] = [
  titled('about-order', '/about-order', ({ texts }) => texts('order')('about.title')),
  { name: 'express', reach: (shopper) => openParcel(shopper, ON_WAY) },
  { name: 'express-packing', reach: (shopper) => openParcel(shopper, shopper.texts('order')('orders.track')) },
  { name: 'express-returned', reach: (shopper) => openParcel(shopper, RETURNED) },
  stopAt('express-none', '/express', (shopper) =>
    shopper.screen().getByText(shopper.texts(expressTexts)('express.pick')).waitFor(),
  ),
]
