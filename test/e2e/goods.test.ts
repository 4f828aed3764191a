import type { Shopper } from '../../scripts/browser/shopper'
import { orderShow } from '../../scripts/browser/steps/browse'
import { atCashier, atPaid, goToCashier, submitOrder } from '../../scripts/browser/steps/order'
import { refundChosen } from '../../scripts/browser/steps/refund'
import { go } from '../../scripts/browser/tour/stop'
import { goodsTexts } from '../../src/locales/namespaces/goods'
import { productTexts } from '../../src/locales/namespaces/product'
import { returnsTexts } from '../../src/locales/namespaces/returns'
import { useStage } from './support/stage'

/** A show with goods to choose (modules/catalogue/goods/data/tied-rules.json). */
const BAND = 'S1007'

const NAMES = {
  'zh-CN': { bag: '帆布袋「散场」', color: '沙色', size: '大号' },
  'en-US': { bag: 'Tote Bag: After the Show', color: 'Sand', size: 'Large' },
} as const

/** Adds one bag of a color and size to the tickets on the confirm-order screen. */
const addBag = async (shopper: Shopper, { bag, color, size }: (typeof NAMES)['zh-CN' | 'en-US']): Promise<void> => {
  const t = shopper.texts(goodsTexts)
  await shopper
    .screen()
    .getByRole('link', { name: t('goods.choose') })
    .click()
  await shopper.buttonContaining(bag).click()
  const sheet = shopper.dialog(bag)
  await sheet.getByRole('radio', { name: color }).click()
  await sheet.getByRole('button', { name: t('goods.confirm') }).click()
  await sheet.getByRole('alert').getByText(/\S/).waitFor()
  await sheet.getByRole('radio', { name: size }).click()
  await sheet.getByRole('button', { name: t('goods.confirm') }).click()
  await shopper.button(t('goods.add')).click()
  await shopper.at(shopper.texts('checkout')('confirm.title'))
  await shopper.screen().getByText(size).waitFor()
}

describe('goods with tickets', () => {
  const stage = useStage()

  for (const [language, phone] of [
    ['zh-CN', '13900000029'],
    ['en-US', '13900000030'],
  ] as const)
    stage.walk(
      `are chosen, paid with the tickets and refunded alone (${language})`,
      { as: phone, language, isVariant: language === 'en-US' },
      async (shopper) => {
        const product = shopper.texts(productTexts)
        await orderShow(shopper, BAND)
        await shopper.at(shopper.texts('checkout')('confirm.title'))
        await addBag(shopper, NAMES[language])
        await submitOrder(shopper)
        await goToCashier(shopper)
        await atCashier(shopper, 'pay')
        await atPaid(shopper)
        const { searchParams } = new URL(shopper.page.url())
        await go(shopper, `/order/detail/${searchParams.get('orderId') ?? ''}`)
        await shopper.buttonContaining(NAMES[language].bag).click()
        await shopper.button(product('product.submit')).click()
        await refundChosen(shopper, 'goods')
        await shopper.buttonContaining(shopper.texts(returnsTexts)('returns.toOrder')).click()
        await shopper.at(product('product.state.REFUNDING'))
        await shopper.buttonContaining(shopper.texts(goodsTexts)('goods.tickets')).click()
        await shopper.buttonContaining(product('product.state.REFUNDING')).waitFor()
      },
    )
})
