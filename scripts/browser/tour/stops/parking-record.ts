import { parkingRecordTexts } from '../../../../src/locales/namespaces/parking-record'
import { stopAt, type Stop } from '../stop'

export const member: readonly Stop[] = [
  stopAt('parking-records', '/parking-record', (shopper) => shopper.screen().getByRole('listitem').first().waitFor()),
  // Without an order id, the screen shows the latest payment.
  stopAt('parking-detail', '/parking-detail', (shopper) =>
    shopper.at(shopper.texts(parkingRecordTexts)('parkingRecord.fee')),
  ),
]
