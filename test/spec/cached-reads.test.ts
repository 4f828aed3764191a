import { catalogue } from '../support/catalogue'

/**
 * The ticket holder's reads are cached (shell §7): voucher list, detail, created, ticket_code, reservation voucher detail and
 * forget-id-card code detail. Their paths are not shown, so ours are known by their words.
 */
const OF_THE_HOLDER = /\/(vouchers|reservation_vouchers?|forget_id_?card)(\/|$)|\/ticket_code$/

const ours = Object.entries(catalogue)

describe('the cache of the ticket holder', () => {
  it('has the list, the detail and the codes', () => {
    const cached = ours.flatMap(([name, { cache }]) => (cache === 'ticket-holder' ? [name] : []))
    expect(cached).toEqual(expect.arrayContaining(['voucher.vouchers', 'voucher.voucherDetail', 'voucher.ticketCodes']))
  })

  it.each(ours.filter(([, { method }]) => method === 'GET'))(
    'holds %s if it reads tickets, and nothing else',
    (_name, call) => {
      expect(call.cache === 'ticket-holder').toBe(OF_THE_HOLDER.test(`/${call.path}`))
    },
  )
})
