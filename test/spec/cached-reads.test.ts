import { catalogue } from '../support/catalogue'

/**
 * The calls that read the ticket holder and are cached (shell §7). The specification lists six. Two of these do not
 * exist here, because they have no screen: "Created", and the code of a forgotten ID card.
 */
const READS = [
  'entrance.entranceDetail',
  'permit.permitDetail',
  'permit.permits',
  'registration.registrationDetail',
  'reservation.reservationDetail',
  'voucher.ticketCodes',
  'voucher.voucherDetail',
  'voucher.vouchers',
]

describe('the offline cache of the ticket holder', () => {
  it('contains only the read calls of tickets, reservations, registrations and permits', () => {
    const cached = Object.entries(catalogue).flatMap(([name, { cache }]) => (cache === 'ticket-holder' ? [name] : []))
    expect(cached.toSorted()).toEqual(READS)
  })

  it.each(READS)('contains %s, which is a GET call of the buyer', (name) => {
    const path = expect.stringMatching(
      /\/vouchers|\/work_permits|\/(reservations|(entrance_)?registrations)\//,
    ) as unknown
    expect(catalogue[name]).toMatchObject({ method: 'GET', auth: 'buyer', path })
  })
})
