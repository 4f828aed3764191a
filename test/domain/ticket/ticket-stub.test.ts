import { hasStub } from '@/domain/ticket/ticket-stub'

it.each([
  ['USED', false, true],
  ['USED', true, true],
  ['EXPIRED', false, true],
  ['EXPIRED', true, false],
  ['VALID', false, false],
  ['VALID', true, false],
  ['REFUNDED', false, false],
  ['REFUNDED', true, false],
] as const)('a %s ticket of a show that was cancelled (%s) has a stub: %s', (state, cancelled, stub) => {
  expect(hasStub({ state, cancelled })).toBe(stub)
})
