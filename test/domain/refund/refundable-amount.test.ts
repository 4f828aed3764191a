import { refundableAmount } from '@/domain/refund/refundable-amount'
import { fen } from '@/domain/money'

const unit = (hindrance: string) => ({ paid: fen(38_000), hindrance })

test.each([
  ['NONE', ['NONE', 'NONE'], 76_000],
  ['NONE', ['NONE', 'USED'], 38_000],
  ['NOT_PAID', ['NONE'], 0],
  ['NONE', [], 0],
])('counts the units that can be refunded: order %s, units %j', (hindrance, units, amount) => {
  expect(refundableAmount({ hindrance, units: units.map(unit) })).toBe(amount)
})
