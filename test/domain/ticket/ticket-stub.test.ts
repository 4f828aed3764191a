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
] as const)('decides for a %s ticket (show cancelled: %s) whether a stub exists: %s', (state, cancelled, stub) => {
  expect(hasStub({ state, cancelled })).toBe(stub)
})
