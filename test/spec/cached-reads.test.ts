import { catalogue } from '../support/catalogue'

/**
 * The ticket holder's reads that are cached (shell §7): those of the specification's six that exist. "Created" and the
 * code of a forgotten ID card have no screen and no call. The reservation voucher comes with reservations.
 */
const READS = ['voucher.ticketCodes', 'voucher.voucherDetail', 'voucher.vouchers']

describe('the cache of the ticket holder', () => {
  it('holds the reads of tickets and nothing else', () => {
    const cached = Object.entries(catalogue).flatMap(([name, { cache }]) => (cache === 'ticket-holder' ? [name] : []))
    expect(cached.toSorted()).toEqual(READS)
  })

  it.each(READS)('%s is a read below the vouchers', (name) => {
    expect(catalogue[name]).toMatchObject({ method: 'GET', auth: 'buyer', path: expect.stringContaining('/vouchers') })
  })
})
