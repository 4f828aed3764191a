import { withoutRepeats } from '@/domain/show/without-repeats'

const part = (type: string, ...ids: string[]) => ({ type, shows: ids.map((showId) => ({ showId })) })
const banner = (...ids: string[]) => ({
  type: 'SLIDE_IMAGES',
  slides: ids.map((showId) => ({ target: { params: { showId } } })),
})

describe('the removal of repeated shows from a page', () => {
  test('shows each show in one list only, but leaves banners and calendars unchanged', () => {
    const parts = [
      banner('a'),
      part('SHOW_BLOCK', 'a', 'b', 'c'),
      part('SHOW_CALENDAR', 'a', 'b'),
      part('RECOMMENDED_LIST', 'c', 'd'),
    ]
    expect(withoutRepeats(parts)).toEqual([
      banner('a'),
      part('SHOW_BLOCK', 'c'),
      part('SHOW_CALENDAR', 'a', 'b'),
      part('RECOMMENDED_LIST', 'd'),
    ])
  })
})
