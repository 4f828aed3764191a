import { invoiceTexts } from '../../../src/locales/namespaces/invoice'
import type { Host } from '../harness/host'
import type { Stage } from '../journey/stage'
import { addressOf, pageOf } from '../journey/steps'

const button = (label: string) => ({ text: label, role: 'button', enabled: true })
const TAXPAYER_ID = '91310106MA1DENG08H'

const openApply = async ({ texts }: Stage, host: Host): Promise<void> => {
  host.pages.reLaunch(addressOf('invoice-detail', { invoiceId: 'I100113' }))
  await host.tap(button(texts(invoiceTexts)('invoice.again')))
  await host.at(pageOf('invoice'))
  await host.find({ part: TAXPAYER_ID, role: 'button' })
}

/** Functions that open the tour's invoice screens which an address alone cannot open, by the name of the stop. */
export const INVOICE_STOPS = {
  'invoice-apply': openApply,
  'invoice-titles': async ({ texts }, host) => {
    const t = texts(invoiceTexts)
    // The form of the rejected title opens first.
    await host.tap({ part: TAXPAYER_ID, role: 'button' })
    await host.tap(button(t('invoice.chooseTitle')))
    await host.dialog(t('invoice.chooseTitle'))
  },
  'invoice-title-form': async ({ texts }, host) => {
    const t = texts(invoiceTexts)
    await host.tap(button(t('invoice.addTitle')))
    await host.dialog(t('invoice.addTitle'))
  },
  'invoice-review': async (stage, host) => {
    const t = stage.texts(invoiceTexts)
    await openApply(stage, host)
    await host.type(t('invoice.email'), 'accounts@example.com')
    await host.tap(button(t('invoice.review')))
    await host.dialog(t('invoice.reviewTitle'))
  },
} satisfies Readonly<Record<string, (stage: Stage, host: Host) => Promise<void>>>
