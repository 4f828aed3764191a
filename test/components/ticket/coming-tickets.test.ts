import { vouchers } from '@/api/voucher'
import { heldShows } from '@/components/ticket/coming-tickets'
import { aVoucher, aVoucherPage } from '../../support/data/voucher'
import { openModel } from '../../support/open-model'
import { fakeServices } from '../../support/services'

const SHOWS = ['S1', 'S2', 'S3'].map((showId) => ({ showId }))

const open = async (member: boolean) => {
  const held = [aVoucher({ showId: 'S1', state: 'GIVING' }), aVoucher({ showId: 'S2', state: 'REFUNDED' })]
  const { services, sentTo } = fakeServices({ answers: [[vouchers, () => aVoucherPage(held)]], member, form: 'wire' })
  const { model } = await openModel(services, heldShows)
  return { left: model.without(SHOWS).map(({ showId }) => showId), requests: sentTo(vouchers).length }
}

describe('the shows recommended to a buyer', () => {
  it('exclude shows for which the buyer has valid tickets', async () => {
    expect(await open(true)).toEqual({ left: ['S2', 'S3'], requests: 1 })
  })

  it('are all shown to a visitor, without a request', async () => {
    expect(await open(false)).toEqual({ left: ['S1', 'S2', 'S3'], requests: 0 })
  })
})
