import { permitTexts } from '../../../../src/locales/namespaces/permit'
import { stopAt, type Stop } from '../stop'

// The seeded project and permits are those of after-sale/permit.
export const visitor: readonly Stop[] = [
  stopAt('work-permit-login', '/work-permit/login?projectCode=TIDAL26', (shopper) =>
    shopper.at(shopper.texts(permitTexts)('permit.code')),
  ),
  stopAt('work-permit-apply', '/work-permit/apply?projectCode=TIDAL26', (shopper) =>
    shopper.at(shopper.texts(permitTexts)('permit.zones')),
  ),
]

export const member: readonly Stop[] = [
  stopAt('work-permit-success', '/work-permit/success?permitId=WP-demo-4', (shopper) =>
    shopper.at(shopper.texts(permitTexts)('permit.next')),
  ),
  // The company of this event does not confirm its applicants.
  stopAt('work-permit-success-direct', '/work-permit/success?permitId=WP-demo-10', (shopper) =>
    shopper.at(shopper.texts(permitTexts)('permit.next')),
  ),
  stopAt('work-permit-records', '/work-permit/records', (shopper) =>
    shopper.screen().getByText(shopper.texts(permitTexts)('permit.state.TODAY')).first().waitFor(),
  ),
  stopAt('work-permit-pass', '/work-permit/records?permitId=WP-demo-1', (shopper) =>
    shopper.at(shopper.texts(permitTexts)('permit.zones')),
  ),
  stopAt('work-permit-needs-change', '/work-permit/records?permitId=WP-demo-3', (shopper) =>
    shopper.button(shopper.texts(permitTexts)('permit.change')).first().waitFor(),
  ),
  stopAt('work-permit-change', '/work-permit/apply?permitId=WP-demo-3', (shopper) =>
    shopper.button(shopper.texts(permitTexts)('permit.sendChange')).waitFor(),
  ),
]
