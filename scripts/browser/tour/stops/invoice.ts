import { invoiceTexts } from '../../../../src/locales/namespaces/invoice'
import type { Shopper } from '../../shopper'
import { go, stopAt, type Stop } from '../stop'

/**
 * Creates a stop of the demo member's invoice for an order. The member has one invoice in each state
 * (after-sale/invoice/data/invoices.json).
 */
const detail = (name: string, order: number): Stop =>
  stopAt(name, `/invoice-detail?invoiceId=I1001${order}`, (shopper) =>
    shopper.at(shopper.texts(invoiceTexts)('invoice.facts')),
  )

/** Opens the form through the rejected invoice, because its order has another id each time. */
const openApply = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts(invoiceTexts)
  await go(shopper, '/invoice-detail?invoiceId=I100113')
  await shopper.button(t('invoice.again')).click()
  await shopper.at(t('invoice.titleCard'))
  await shopper.buttonContaining('91310106MA1DENG08H').waitFor()
}

export const member: readonly Stop[] = [
  stopAt('invoices', '/invoice', (shopper) =>
    shopper.buttonContaining(shopper.texts(invoiceTexts)('invoice.state.APPLYING')).waitFor(),
  ),
  detail('invoice-issued', 12),
  detail('invoice-paper', 14),
  detail('invoice-rejected', 13),
  { name: 'invoice-apply', reach: openApply },
  {
    name: 'invoice-titles',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.texts(invoiceTexts)
      // The form of the rejected invoice title opens first.
      await shopper.buttonContaining('91310106MA1DENG08H').click()
      await shopper.button(t('invoice.chooseTitle')).click()
      await shopper
        .screen()
        .getByRole('dialog', { name: t('invoice.chooseTitle') })
        .waitFor()
    },
  },
  {
    name: 'invoice-title-form',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.texts(invoiceTexts)
      await shopper.button(t('invoice.addTitle')).click()
      await shopper
        .screen()
        .getByRole('dialog', { name: t('invoice.addTitle') })
        .waitFor()
    },
  },
  {
    name: 'invoice-review',
    reach: async (shopper) => {
      const t = shopper.texts(invoiceTexts)
      await openApply(shopper)
      await shopper.screen().getByRole('textbox').first().fill('accounts@example.com')
      await shopper.button(t('invoice.review')).click()
      await shopper
        .screen()
        .getByRole('dialog', { name: t('invoice.reviewTitle') })
        .waitFor()
    },
  },
]
