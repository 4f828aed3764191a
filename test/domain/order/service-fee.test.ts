import { serviceFee, serviceFeeOf } from '@/domain/order/service-fee'

const order = (service: number, ticketCount: number) => ({
  ticketCount,
  lines: [
    { kind: 'TICKETS', amount: 10_000 },
    { kind: 'SERVICE', amount: service },
    { kind: 'COUPON', amount: -500 },
  ],
})

test.each([
  [600, 3, 1800],
  [0, 6, 0],
  [1, 99, 99],
])('multiplies %i fen per ticket by %i tickets to %i fen', (perTicket, tickets, fee) => {
  expect(serviceFee(perTicket, tickets)).toBe(fee)
})

test.each([
  [1800, 3, 1, 600],
  [1800, 3, 3, 1800],
  [0, 3, 2, 0],
])('splits %i fen over %i tickets; the part of %i tickets is %i', (service, count, tickets, part) => {
  expect(serviceFeeOf(order(service, count), tickets)).toBe(part)
})

test('returns a service fee of 0 if the order has no fee line', () => {
  expect(serviceFeeOf({ lines: [{ kind: 'TICKETS', amount: 500 }], ticketCount: 2 }, 1)).toBe(0)
  expect(() => serviceFeeOf(order(1000, 3), 1)).toThrow(RangeError)
})
