import { birthdayIn, openPackage } from '@/domain/member/birthday'
import { DAY, SHOP_OFFSET } from '@/domain/schedule/local-time'

const at = (text: string): number => Date.parse(`${text}+08:00`)
const yearOf = (birthday: string, now: string, setAt: string | null = null): number | null =>
  openPackage({ birthday, setAt: setAt === null ? null : at(setAt) }, at(now), SHOP_OFFSET)?.year ?? null

describe('a birthday', () => {
  it.each([
    ['1992-02-29', 2028, '2028-02-29T00:00'],
    ['1992-02-29', 2026, '2026-02-28T00:00'],
    ['2000-02-29', 2100, '2100-02-28T00:00'],
    ['1992-12-31', 2026, '2026-12-31T00:00'],
  ])('starts at midnight in the shop’s time zone: born %s, year %i, start %s', (birthday, year, start) => {
    expect(birthdayIn(birthday, year, SHOP_OFFSET)).toBe(at(start))
  })
})

describe('a birthday package', () => {
  it.each([
    ['2026-06-17T23:59:59.999', null],
    ['2026-06-18T00:00', 2026],
    ['2026-06-24T23:59:59.999', 2026],
    ['2026-06-25T00:00', null],
  ])('is open for seven days from the birthday: time %s, year %p', (now, year) => {
    expect(yearOf('1992-06-18', now)).toBe(year)
  })

  it('belongs to the year of the birthday, even if the package ends next year', () => {
    expect(yearOf('1992-12-29', '2027-01-03T12:00')).toBe(2026)
    expect(yearOf('1992-01-01', '2026-12-31T23:59')).toBeNull()
  })

  it.each([
    ['2026-06-11T00:00', 2026],
    ['2026-06-11T00:00:00.001', null],
    ['2026-06-18T09:00', null],
  ])('depends on the time %s at which the birthday was set, for the year %p', (setAt, year) => {
    expect(yearOf('1992-06-18', '2026-06-18T10:00', setAt)).toBe(year)
  })

  it('opens in the next year for a birthday that was set too late', () => {
    expect(yearOf('1992-06-18', '2027-06-18T10:00', '2026-06-18T09:00')).toBe(2027)
  })

  it('is open for seven days, and needs a birthday', () => {
    const from = at('2026-06-18T00:00')
    expect(openPackage({ birthday: '1992-06-18', setAt: null }, from, SHOP_OFFSET)).toEqual({
      year: 2026,
      from,
      until: from + 7 * DAY,
    })
    expect(openPackage({ birthday: '', setAt: null }, from, SHOP_OFFSET)).toBeNull()
  })
})
