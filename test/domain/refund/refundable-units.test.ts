import { refundableUnits } from '@/domain/refund/refundable-units'

test.each([
  ['NONE', ['NONE', 'NONE'], 2],
  ['NONE', ['NONE', 'USED'], 1],
  ['NOT_PAID', ['NONE'], 0],
  ['NONE', [], 0],
])('counts the refundable units of an order with block reason %s and units %j', (hindrance, units, count) => {
  expect(refundableUnits({ hindrance, units: units.map((own) => ({ hindrance: own })) })).toHaveLength(count)
})
