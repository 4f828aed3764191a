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
] as const)('checks if a %s ticket has a stub (show cancelled: %s): %s', (state, cancelled, stub) => {
  expect(hasStub({ state, cancelled })).toBe(stub)
})
