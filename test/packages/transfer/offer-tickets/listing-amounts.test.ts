import { fen } from '@/domain/money'
import { listingAmounts } from '@/packages/transfer/offer-tickets/listing-amounts'
import { aResaleUnit } from '../../../support/data/resale'

const ways = [
  { method: '支付宝', left: fen(30_000) },
  { method: '微信支付', left: fen(10_000) },
]

test('refunds the last payment first, and separates the part that is not refunded', () => {
  const reduced = aResaleUnit('2', { paid: fen(18_000), fee: fen(1800), back: fen(16_200) })
  expect(listingAmounts({ ways }, [aResaleUnit('1', { back: fen(23_800) }), reduced])).toEqual({
    ...{ face: 76_000, reduction: 20_000, fee: 5600, back: 40_000 },
    ways: [
      { method: '微信支付', amount: 10_000 },
      { method: '支付宝', amount: 30_000 },
    ],
  })
})
