import type { Shopper } from '../../scripts/browser/shopper'
import { orderShow } from '../../scripts/browser/steps/browse'
import { atCashier, atPaid, submitOrder } from '../../scripts/browser/steps/order'
import { useStage } from './support/stage'

const SHOW = 'S1003'

/** Names of the gateway's products. */
const PRODUCTS = {
  'zh-CN': { instalment: '信用卡分期', partner: '合作方钱包', oneNet: '一网通支付', weixinHk: '微信香港钱包' },
  'en-US': {
    ...{ instalment: 'Card instalments', partner: 'Partner wallet' },
    ...{ oneNet: 'One-net bank payment', weixinHk: 'WeChat Pay HK' },
  },
} as const

const sheetOf = (shopper: Shopper) => shopper.dialog(shopper.texts('core')('pay.title'))

const choose = (shopper: Shopper, method: string) => sheetOf(shopper).getByRole('radio', { name: method }).click()

/** Chooses three instalments and opens the cashier, which shows them. */
const payInInstalments = async (shopper: Shopper, method: string): Promise<void> => {
  const t = shopper.texts('core')
  await choose(shopper, method)
  const sheet = sheetOf(shopper)
  await sheet.getByRole('button', { name: t('pay.choosePlan') }).waitFor()
  await sheet
    .getByRole('radiogroup', { name: t('pay.plans') })
    .getByRole('radio')
    .first()
    .click()
  await sheet.getByRole('button', { name: /× 3/ }).click()
  await shopper.page.waitForURL(/\/sandbox\/cashier\//)
  await shopper.page.getByText('× 3').waitFor()
}

/** Chooses a method that leaves the page, and opens its cashier. */
const leaveTo = async (shopper: Shopper, method: string): Promise<void> => {
  await choose(shopper, method)
  await sheetOf(shopper).getByRole('button', { name: method }).click()
  await shopper.page.waitForURL(/\/sandbox\/cashier\//)
}

/** Opens the payment sheet of the unpaid order on the screen. */
const payUnpaid = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('order')
  await shopper.at(t('order.state.unpaid'))
  await shopper.buttonContaining(t('detail.pay', { amount: '' })).click()
}

const newestCode = async ({ storefront }: Shopper): Promise<string> => {
  const answer = await fetch(`${storefront.url}/console/api/codes`)
  return ((await answer.json()) as { data: { code: string }[] }).data[0].code
}

/** Pays by the partner's wallet: first with a wrong code, which leaves the popup open, then with the right one. */
const payByCode = async (shopper: Shopper, method: string): Promise<void> => {
  const t = shopper.texts('core')
  const f = shopper.texts('form')
  await choose(shopper, method)
  await sheetOf(shopper).getByRole('button', { name: method }).click()
  const popup = shopper.dialog(t('pay.codeTitle'))
  await popup.getByRole('button', { name: f('code.get') }).click()
  await popup.getByRole('button', { name: f('code.wait', { seconds: '' }).trim().split(' ')[0] }).waitFor()
  const code = await newestCode(shopper)
  const field = popup.getByLabel(f('code.label'))
  const pay = popup.getByRole('button', { name: /¥/ })
  await field.fill(code === '111111' ? '222222' : '111111')
  await pay.click()
  await popup.getByRole('alert').getByText(/./).waitFor()
  await field.fill(code)
  await pay.click()
}

describe('payment products beside the wallets', () => {
  const stage = useStage()

  for (const [language, phone] of [
    ['zh-CN', '13900000021'],
    ['en-US', '13900000022'],
  ] as const)
    stage.walk(
      `pay an order in instalments and by the partner’s code (${language})`,
      { as: phone, language },
      async (shopper) => {
        const { instalment, partner } = PRODUCTS[language]
        await orderShow(shopper, SHOW)
        await shopper.at(shopper.texts('checkout')('confirm.title'))
        await submitOrder(shopper)
        await payInInstalments(shopper, instalment)
        await atCashier(shopper, 'cancel')
        await payUnpaid(shopper)
        await payByCode(shopper, partner)
        await atPaid(shopper)
      },
    )

  for (const [language, phone] of [
    ['zh-CN', '13900000023'],
    ['en-US', '13900000024'],
  ] as const)
    stage.walk(
      `return from the bank unpaid, and pay by Hong Kong’s wallet (${language})`,
      { as: phone, language, isVariant: language === 'en-US' },
      async (shopper) => {
        const { oneNet, weixinHk } = PRODUCTS[language]
        await orderShow(shopper, SHOW)
        await shopper.at(shopper.texts('checkout')('confirm.title'))
        await submitOrder(shopper)
        await leaveTo(shopper, oneNet)
        await atCashier(shopper, 'cancel')
        await payUnpaid(shopper)
        await choose(shopper, weixinHk)
        await sheetOf(shopper)
          .getByText(/HKD \d/)
          .first()
          .waitFor()
        await leaveTo(shopper, weixinHk)
        await atCashier(shopper, 'pay')
        await atPaid(shopper)
      },
    )
})
