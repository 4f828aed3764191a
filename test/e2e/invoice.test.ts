import { buffer } from 'node:stream/consumers'
import type { Shopper } from '../../scripts/browser/shopper'
import { MEMBER } from '../../scripts/browser/steps/log-in'
import { go } from '../../scripts/browser/tour/stop'
import { invoiceTexts } from '../../src/locales/namespaces/invoice'
import { linesOfPdf } from '../gateway/support/read-pdf'
import { describeVariants, useStage } from './support/stage'

/** A rejected invoice of the sandbox's member. A new invoice can be requested for its order. */
const REJECTED = '/invoice-detail?invoiceId=I100113'

const sendAgain = async (shopper: Shopper, choose: () => Promise<unknown>): Promise<string> => {
  const t = shopper.texts(invoiceTexts)
  await go(shopper, REJECTED)
  await shopper.button(t('invoice.again')).click()
  await shopper.buttonContaining('91310106MA1DENG08H').waitFor()
  await choose()
  await shopper.button(t('invoice.review')).click()
  await shopper.page
    .getByRole('dialog', { name: t('invoice.reviewTitle') })
    .getByRole('button', { name: t('invoice.send') })
    .click()
  await shopper.at(t('invoice.state.APPLYING'))
  return new URL(shopper.page.url()).searchParams.get('invoiceId') ?? ''
}

describe('an invoice', () => {
  const stage = useStage()
  const decide = async (invoiceId: string, action: string) => {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action }),
    }
    const answer = await fetch(`${stage.storefront.url}/console/api/invoices/${invoiceId}`, request)
    expect(answer.status).toBe(200)
  }

  stage.walk('is requested and issued, and its file contains the sent data', { as: MEMBER }, async (shopper) => {
    const t = shopper.texts(invoiceTexts)
    const email = () => shopper.screen().getByRole('textbox').first().fill('accounts@example.com')
    const invoiceId = await sendAgain(shopper, email)
    await decide(invoiceId, 'issue')
    await shopper.page.reload()
    await shopper.at(t('invoice.state.SUCCESS'))
    const downloaded = shopper.page.waitForEvent('download')
    await shopper.button(t('invoice.open')).click()
    const file = await downloaded
    expect(file.suggestedFilename()).toMatch(/^invoice-\d{20}\.pdf$/)
    const lines = linesOfPdf(await buffer(await file.createReadStream()))
    expect(lines).toEqual(
      expect.arrayContaining([
        '名称：上海灯下文化传播有限公司',
        '统一社会信用代码/纳税人识别号：91310106MA1DENG08H',
        '¥880.00',
      ]),
    )
  })
})

describeVariants('an invoice on paper, in English', () => {
  const stage = useStage()

  stage.walk('is sent to the chosen address', { as: MEMBER, language: 'en-US' }, async (shopper) => {
    const t = shopper.texts(invoiceTexts)
    const paper = async () => {
      await shopper
        .screen()
        .getByRole('radio', { name: t('invoice.types.VAT_E_ORDINARY_PAPER') })
        .click()
      await shopper.buttonContaining(MEMBER).waitFor()
    }
    await sendAgain(shopper, paper)
    await shopper.screen().getByText(t('invoice.notSent')).waitFor()
    await shopper.screen().getByText(t('invoice.postage')).waitFor()
  })
})
