import fc from 'fast-check'
import { endOfVisit, reviewOfYear, reviewYears, type Visit, yearOfVisit } from '@/domain/ticket/annual-review'

const visit = (time: string, more: Partial<Visit> = {}): Visit => ({
  showId: 'S1',
  showTime: Date.parse(time),
  utcOffset: 480,
  minutes: 120,
  permanent: false,
  venueId: 'V1',
  cityId: 'C1',
  tickets: 1,
  ...more,
})

describe('the year of a visit', () => {
  it.each([
    ['2026-12-31T15:59:00Z', 480, 2026],
    ['2026-12-31T16:00:00Z', 480, 2027],
    ['2027-01-01T04:59:00Z', -300, 2026],
    ['2026-12-31T10:00:00Z', 840, 2027],
    ['2027-01-01T11:59:00Z', -720, 2026],
  ])('depends on the local time: visit at %s, offset %d minutes, year %d', (time, utcOffset, year) => {
    expect(yearOfVisit(visit(time, { utcOffset }))).toBe(year)
  })
})

describe('the review of a year', () => {
  it('is empty if the year has no visits', () => {
    expect(reviewOfYear([], 2026)).toEqual({
      visits: [],
      showCount: 0,
      minutes: 0,
      cityIds: [],
      latest: null,
      venue: null,
      ticketCount: 0,
      companionCount: 0,
    })
  })

  it('counts each show once, and sorts visits by time', () => {
    const visits = [
      visit('2026-06-01T12:00:00Z', { showId: 'S2', venueId: 'V2', cityId: 'C2', minutes: null, tickets: 3 }),
      visit('2026-05-01T12:00:00Z', { tickets: 2 }),
      visit('2026-07-01T12:00:00Z', { venueId: 'V2', cityId: 'C2' }),
      visit('2026-08-01T12:00:00Z'),
      visit('2025-08-01T12:00:00Z', { showId: 'S9', venueId: 'V2' }),
    ]
    const review = reviewOfYear(visits, 2026)
    expect(review.visits.map(({ showId }) => showId)).toEqual(['S1', 'S2', 'S1', 'S1'])
    expect(review).toMatchObject({
      showCount: 2,
      minutes: 360,
      cityIds: ['C1', 'C2'],
      venue: { venueId: 'V1', visits: 2 },
      ticketCount: 7,
      companionCount: 3,
    })
    expect(reviewYears(visits)).toEqual([2026, 2025])
  })

  it.each([
    ['a time after midnight is later than one before midnight', ['2026-05-01T13:00:00Z', '2026-05-02T14:30:00Z'], 1],
    ['a morning does not count as a late night', ['2026-05-01T23:00:00Z', '2026-05-02T11:30:00Z'], 1],
    ['of equal times, the first is selected', ['2026-05-01T11:30:00Z', '2026-05-02T11:30:00Z'], 0],
  ])('selects the latest night of the year: %s', (_rule, times, expected) => {
    const visits = times.map((time) => visit(time))
    expect(reviewOfYear(visits, 2026).latest).toBe(visits[expected])
  })

  it('excludes permanent exhibitions from the latest night', () => {
    expect(reviewOfYear([visit('2026-05-01T14:00:00Z', { permanent: true })], 2026).latest).toBeNull()
  })

  it('treats a show of unknown duration as if it ended at its start', () => {
    const show = visit('2026-05-01T14:00:00Z', { minutes: null })
    expect(endOfVisit(show)).toBe(show.showTime)
  })

  it('assigns each visit to exactly one year, in any order', () => {
    const some = fc.array(
      fc.record({
        showId: fc.constantFrom('S1', 'S2', 'S3'),
        showTime: fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }),
        utcOffset: fc.integer({ min: -720, max: 840 }),
        minutes: fc.option(fc.integer({ min: 1, max: 400 })),
        permanent: fc.boolean(),
        venueId: fc.constantFrom('V1', 'V2'),
        cityId: fc.constantFrom('C1', 'C2'),
        tickets: fc.integer({ min: 1, max: 6 }),
      }),
    )
    fc.assert(
      fc.property(some, (visits) => {
        const reviews = reviewYears(visits).map((year) => reviewOfYear(visits, year))
        const total = (count: (visit: Visit) => number) => visits.reduce((sum, each) => sum + count(each), 0)
        const of = (count: (review: (typeof reviews)[number]) => number) =>
          reviews.reduce((sum, each) => sum + count(each), 0)
        expect(of(({ visits: { length } }) => length)).toBe(visits.length)
        expect(of(({ minutes }) => minutes)).toBe(total(({ minutes }) => minutes ?? 0))
        expect(of(({ ticketCount }) => ticketCount)).toBe(total(({ tickets }) => tickets))
        for (const { ticketCount, companionCount, visits: own, venue } of reviews) {
          expect(ticketCount - companionCount).toBe(own.length)
          expect(venue?.visits).toBe(
            Math.max(...['V1', 'V2'].map((id) => own.filter(({ venueId }) => venueId === id).length)),
          )
        }
        for (const year of reviewYears(visits)) {
          const { visits: _own, latest: _latest, ...figures } = reviewOfYear(visits, year)
          const { visits: _back, latest: _other, ...reversed } = reviewOfYear([...visits].reverse(), year)
          expect(reversed.showCount).toBe(figures.showCount)
          expect(reversed.minutes).toBe(figures.minutes)
        }
      }),
    )
  })
})
