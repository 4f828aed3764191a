import { type AgreedLine, changedPart } from '@/domain/pricing/changed-part'

const LINES: AgreedLine[] = [
  { kind: 'TICKETS', amount: 200_00 },
  { kind: 'PROMOTION', amount: -30_00 },
  { kind: 'COUPON', amount: -20_00 },
]
const withLine = (kind: string, amount: number): AgreedLine[] => [
  ...LINES.filter((line) => line.kind !== kind),
  { kind, amount },
]

describe('the changed part of a price', () => {
  it.each([
    [LINES, null],
    [withLine('TICKETS', 220_00), 'price'],
    [withLine('SERVICE', 6_00), 'price'],
    [withLine('PROMOTION', 0), 'promotion'],
    [withLine('COUPON', -10_00), 'coupon'],
    [withLine('POINTS', -10_00), 'points'],
    [withLine('CASH_CARD', -10_00), 'cash'],
    [withLine('TICKETS', 220_00).map((line) => ({ ...line, amount: line.amount + 1 })), 'price'],
  ])('is detected in the new lines %j: %s', (after, part) => {
    expect(changedPart(LINES, after)).toBe(part)
  })
})
