import { fen } from '@/domain/money'
import { purchaseAmount } from '@/domain/purchase/purchase'

it('adds items up by units', () => {
  expect(
    purchaseAmount([
      { price: fen(16000), quantity: 2 },
      { price: fen(32000), quantity: 1 },
    ]),
  ).toBe(64000)
})
