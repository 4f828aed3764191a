import type { Shopper } from '../../../scripts/browser/shopper'
import { orderShow } from '../../../scripts/browser/steps/browse'
import { agreeToOrder, atPaid, submitButton } from '../../../scripts/browser/steps/order'
import type { Language } from '../../../src/domain/languages'
import { useStage } from '../support/stage'

const SHOW = 'S1003'

/** User agent of the China Merchants Bank app. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36 MPBank/12.3.0'

interface Netpay {
  url: string
  param: { charset: string; jsonRequestData: string }
  success: () => void
  fail: () => void
}

/** Installs the API of the bank's app. Its cashier either pays and reports that it was opened, or fails. */
const enterBankApp = (shopper: Shopper, ends: 'pays' | 'fails') =>
  shopper.context.addInitScript((how) => {
    const netpay = ({ url, param, success, fail }: Netpay): void => {
      if (how === 'fails') return fail()
      const { reqData } = JSON.parse(param.jsonRequestData) as { reqData: { merchantSerialNo: string } }
      const settle = new URL(`/sandbox/host-pay/${reqData.merchantSerialNo}`, url)
      const body = JSON.stringify({ action: 'pay' })
      void fetch(settle, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(success)
    }
    Object.assign(window, { cmblapi: { netpay } })
  }, ends)

const submit = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('checkout')
  await orderShow(shopper, SHOW)
  await shopper.at(t('confirm.title'))
  await agreeToOrder(shopper)
  await submitButton(shopper).click()
}

describe('a bank’s web view', () => {
  const stage = useStage()

  stage.walk(
    'pays by the bank’s bridge, and shows the order as paid',
    { userAgent, as: '13900000031' },
    async (shopper) => {
      await enterBankApp(shopper, 'pays')
      await submit(shopper)
      await atPaid(shopper)
    },
  )

  const languages: [Language, string, string][] = [
    ['zh-CN', '13900000032', '一网通支付调用失败'],
    ['zh-MO', '13900000033', '一網通付款調用失敗'],
    ['en-US', '13900000034', 'One-net pay call failed'],
  ]
  for (const [language, phone, message] of languages) {
    stage.walk(
      `reports a failed bridge in ${language}, and leaves the order payable`,
      { userAgent, language, as: phone },
      async (shopper) => {
        const t = shopper.texts('order')
        await enterBankApp(shopper, 'fails')
        await submit(shopper)
        const alert = shopper.page.getByRole('alertdialog')
        await alert.getByText(message, { exact: true }).waitFor()
        await alert.getByRole('button').last().click()
        await shopper.at(t('order.state.unpaid'))
        await shopper.buttonContaining(t('detail.pay', { amount: '' })).click()
        await alert.getByText(message, { exact: true }).waitFor()
      },
    )
  }

  stage.walk('pays at the bank’s page if there is no script', { userAgent, as: '13900000035' }, async (shopper) => {
    await submit(shopper)
    await shopper.page.waitForURL(/\/sandbox\/cashier\//)
    await shopper.page.locator('button[value=pay]').click()
    await atPaid(shopper)
  })
})
