import { addDays, addMonths, isDate, monthGrid, monthOf } from '@/domain/schedule/month-grid'

describe('the grid of a month', () => {
  test('starts weeks on Monday', () => {
    // 1 December 2026 is a Tuesday.
    const [first, second] = monthGrid('2026-12')
    expect(first).toEqual([null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'])
    expect(second?.[0]).toBe('2026-12-07')
  })

  test.each([
    ['2026-02', 28],
    ['2028-02', 29],
    ['2026-11', 30],
  ])('contains the days of the month %s: %d', (month, days) => {
    expect(monthGrid(month).flat().filter(Boolean)).toHaveLength(days)
  })

  test('has seven cells in every week', () => {
    for (let month = '2026-01'; month < '2028-01'; month = addMonths(month, 1)) {
      expect(monthGrid(month).every((week) => week.length === 7)).toBe(true)
    }
  })

  test('adds days and months across the end of a year', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(monthOf('2026-12-05')).toBe('2026-12')
  })

  test.each([
    ['2026-12-05', true],
    ['2026-02-30', false],
    ['2026-1-1', false],
    ['today', false],
    ['', false],
  ])('validates %p as a date: %p', (text, real) => {
    expect(isDate(text)).toBe(real)
  })
})
