import { exchangeAmount, localRate } from '@/domain/exchange'
import { fen } from '@/domain/money'

describe('decimal arithmetic', () => {
  it.each<[string | number, string]>([
    ['1.005', '1.01'],
    [1.005, '1.01'],
    ['380.50', '380.5'],
    ['380.00', '380'],
    [0.1 + 0.2, '0.3'],
    ['-1.255', '-1.26'],
    ['0.004', '0'],
  ])('rounds the amount %p to %s', (amount, text) => {
    expect(exchangeAmount(fen(100), amount)).toBe(text)
  })

  it.each<[number, string | number, string]>([
    [38_000, '1.1234', '426.89'],
    [38_000, 0.1389, '52.78'],
    [100, '1.005', '1.01'],
    [1, '0.1', '0'],
  ])('converts %i fen at a rate of %p to %s', (amount, rate, text) => {
    expect(exchangeAmount(fen(amount), rate)).toBe(text)
  })
})

describe('the exchange rate for the visitor’s local currency', () => {
  const pataca = { currency: 'MOP', rate: '1.1236' }
  const rates = [{ currency: 'HKD', rate: '1.09' }, pataca]

  it.each([
    ['in Macao’s language', { macao: false, macaoLanguage: true }, rates, pataca],
    ['at Macao’s site in any language', { macao: true, macaoLanguage: false }, rates, pataca],
    ['elsewhere', { macao: false, macaoLanguage: false }, rates, null],
    ['if the shop has no exchange rate', { macao: true, macaoLanguage: true }, [], null],
  ])('is shown or hidden: %s', (_, visitor, given, rate) => {
    expect(localRate(given, visitor)).toEqual(rate)
  })
})
