import fc from 'fast-check'
import { ageAt, ageOn } from '@/domain/identity/age'
import { idCardCheck, readIdCard } from '@/domain/identity/id-card'
import { maskEmail, maskPhone, maskPhoneWithArea } from '@/domain/identity/mask'
import { phoneText } from '@/domain/identity/phone'

/** Returns an ID card number with its correct check character. */
const card = (digits: string) => digits + idCardCheck(digits)

describe('an ID card number', () => {
  it('returns birth date and gender', () => {
    expect(readIdCard('11010519491231002X')).toEqual({ ok: true, value: { birthday: '1949-12-31', gender: 'WOMAN' } })
    expect(readIdCard(' 11010519491231002x ').ok).toBe(true)
    expect(readIdCard(card('31010119900307001'))).toEqual({
      ok: true,
      value: { birthday: '1990-03-07', gender: 'MAN' },
    })
  })

  it.each([
    ['1101051949123100', 'length'],
    ['110105194912310022X', 'length'],
    ['1101051949123100AX', 'length'],
    [card('31010119900230001'), 'birthDate'],
    [card('31010119901301001'), 'birthDate'],
    ['110105194912310021', 'checksum'],
  ])('rejects %s for the reason %s', (number, failure) => {
    expect(readIdCard(number)).toEqual({ ok: false, failure })
  })

  it('is rejected if any digit is wrong', () => {
    const right = card('31010119900307001')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const wrong = (Number(right[place]) + shift) % 10
        return !readIdCard(right.slice(0, place) + wrong + right.slice(place + 1)).ok
      }),
    )
  })
})

describe('a phone number', () => {
  it.each([
    ['86', '13800000001', '+86 138 0000 0001', '+86 138****0001'],
    ['853', '62345678', '+853 6234 5678', '+853 62****78'],
  ])('is formatted and masked with the area code %s', (countryCode, cellphone, text, masked) => {
    expect(phoneText({ countryCode, cellphone })).toBe(text)
    expect(maskPhoneWithArea(cellphone, countryCode)).toBe(masked)
  })

  it('has the mainland area code by default', () => {
    expect(maskPhoneWithArea('13800000001', '')).toBe('+86 138****0001')
    expect(maskPhoneWithArea('', '86')).toBe('')
    expect(maskEmail('')).toBe('')
  })
})

it('masks contacts and names for display', () => {
  expect(maskPhone('13800000001')).toBe('138****0001')
  expect(maskPhone('62345678')).toBe('62****78')
  expect(maskEmail('demo@foyer.example')).toBe('d***@foyer.example')
})

it('computes the age in whole years, which increases on the birthday', () => {
  expect(ageOn('2008-11-20', '2026-11-19')).toBe(17)
  expect(ageOn('2008-11-20', '2026-11-20')).toBe(18)
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
  // At 23:00 UTC, it is already the next day at +08:00.
  expect(ageAt('2008-11-20', Date.UTC(2026, 10, 19, 23), 480)).toBe(18)
})
