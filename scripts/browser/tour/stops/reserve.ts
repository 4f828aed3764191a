import { reserveTexts } from '../../../../src/locales/namespaces/reserve'
import { stopAt, type Stop } from '../stop'

export const visitor: readonly Stop[] = [
  stopAt('reserve-index', '/reserve-index', (shopper) => shopper.screen().getByRole('listitem').first().waitFor()),
]

// The seeded reservations are those of after-sale/reservation/data/demo.json.
export const member: readonly Stop[] = [
  stopAt('reserve-detail', '/reserve-detail?reserveId=RS1', (shopper) =>
    shopper.screen().getByRole('radio').first().waitFor(),
  ),
  stopAt('reserve-change', '/reserve-detail?reserveId=RS1&reservationId=RV-demo-1', (shopper) =>
    shopper.at(shopper.texts(reserveTexts)('reserve.changing')),
  ),
  stopAt('reserve-order', '/reserve-order?reservationId=RV-demo-1', (shopper) =>
    shopper.at(shopper.texts(reserveTexts)('reserve.people')),
  ),
  stopAt('reserve-waiting', '/reserve-order?reservationId=RV-demo-10', (shopper) =>
    shopper.at(shopper.texts(reserveTexts)('reserve.state.WAITING')),
  ),
  stopAt('reserve-record', '/reserve-record', (shopper) => shopper.screen().getByRole('listitem').first().waitFor()),
]
