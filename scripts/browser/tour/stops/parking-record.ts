import { invoiceTexts } from '../../../../src/locales/namespaces/invoice'
import { parkingRecordTexts } from '../../../../src/locales/namespaces/parking-record'
import { stopAt, type Stop } from '../stop'

export const member: readonly Stop[] = [
  stopAt('parking-records', '/parking-record', (shopper) => shopper.screen().getByRole('listitem').first().waitFor()),
  {
    name: 'parking-invoice-choice',
    follows: true,
    reach: async (shopper) => {
      await shopper.buttonContaining(shopper.texts(parkingRecordTexts)('parkingRecord.invoice.start')).click()
      await shopper.screen().getByRole('checkbox').first().waitFor()
    },
  },
  // The seeded payment of a stay that has ended.
  stopAt('parking-invoice', '/invoice?itemOrderIds=M-demo-P3', (shopper) =>
    shopper.at(shopper.texts(invoiceTexts)('invoice.titleCard')),
  ),
  // Without an order id, the screen shows the latest payment.
  stopAt('parking-detail', '/parking-detail', (shopper) =>
    shopper.at(shopper.texts(parkingRecordTexts)('parkingRecord.fee')),
  ),
]
