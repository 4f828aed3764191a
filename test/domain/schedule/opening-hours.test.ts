import { openingHours } from '@/domain/schedule/opening-hours'

const day = (weekday: number, from = '10:00', to = '21:00') => ({ weekday, from, to })

describe('opening hours', () => {
  it('are daily for seven days with equal hours, with Sunday as 0 or 7', () => {
    expect(openingHours([0, 1, 2, 3, 4, 5, 6].map((weekday) => day(weekday)))).toMatchObject([
      { daily: true, first: 1, last: 0 },
    ])
    expect(openingHours([1, 2, 3, 4, 5, 6, 7].map((weekday) => day(weekday)))).toMatchObject([
      { daily: true, first: 1, last: 0 },
    ])
  })

  it('are combined only for consecutive days with the same hours', () => {
    expect(openingHours([day(1), day(2), day(4), day(5, '12:00')])).toMatchObject([
      { first: 1, last: 2, daily: false },
      { first: 4, last: 4 },
      { first: 5, from: '12:00' },
    ])
  })

  it('are empty if no days are given', () => {
    expect(openingHours([])).toEqual([])
  })
})
