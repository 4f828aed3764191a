import { searchShows } from '@/api/search'
import { ShowCalendarModel } from '@/components/layout/show-calendar/show-calendar.model'
import { stripDays } from '@/components/layout/show-calendar/strip-days'
import { aPageOfShows } from '../../support/data/show-card'
import type { Answer } from '../../support/fake-gateway'
import { fakeServices } from '../../support/services'

const begin = (answer: Answer = () => aPageOfShows(['s1'])) => {
  const given = fakeServices({ answers: [[searchShows, answer]] })
  return { ...given, model: new ShowCalendarModel(given.services) }
}

describe('the show calendar of the home screen', () => {
  test('loads the selected city’s shows for a chosen day', async () => {
    const { model, sentTo } = begin()
    await model.choose('2026-12-05')
    expect(sentTo(searchShows).at(-1)).toEqual({
      pageType: 'CALENDAR',
      startDate: '2026-12-05',
      endDate: '2026-12-05',
      cityId: 'BL1106',
      offset: 0,
      length: 10,
    })
    expect(model.shows).toHaveLength(1)
  })

  test('returns to the default list when the visitor taps the chosen day again', async () => {
    const { model } = begin()
    await model.choose('2026-12-05')
    await model.choose('2026-12-05')
    expect([model.day, model.shows]).toEqual([null, null])
  })

  test('ignores a late response for another day', async () => {
    const waiting: (() => void)[] = []
    const { model } = begin(
      ({ startDate }: { startDate: string }) =>
        new Promise((resolve) => waiting.push(() => resolve(aPageOfShows([startDate])))),
    )
    const choices = [model.choose('2026-12-05'), model.choose('2026-12-06')]
    waiting.reverse().forEach((answer) => answer())
    await Promise.all(choices)
    expect(model.shows?.map(({ showId }) => showId)).toEqual(['2026-12-06'])
  })

  test('shows a failure, and succeeds on retry', async () => {
    let works = false
    const { model } = begin(() => (works ? aPageOfShows(['s1']) : Promise.reject(new Error('down'))))
    await model.choose('2026-12-05')
    expect(model.failed).toBe(true)
    works = true
    await model.retry()
    expect([model.failed, model.shows?.length]).toEqual([false, 1])
  })
})

describe('the days of the calendar strip', () => {
  const t = ((key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key)) as never
  const now = Date.UTC(2026, 10, 20, 20) // 21 November in Shanghai

  test('are labeled by weekday or “today”, and disabled if they have no shows', () => {
    const days = stripDays(
      [
        { date: '2026-11-21', count: 0 },
        { date: '2026-11-22', count: 2 },
      ],
      now,
      480,
      t,
    )
    expect(days.map(({ key, weekday, day, disabled }) => [key, weekday, day, disabled])).toEqual([
      ['2026-11-21', 'date.today', '21', true],
      ['2026-11-22', 'home.weekday {"day":"date.weekdayShort.0"}', '22', false],
    ])
  })

  test('exclude invalid dates', () => {
    expect(stripDays([{ date: 'soon', count: 1 }], now, 480, t)).toEqual([])
  })
})
