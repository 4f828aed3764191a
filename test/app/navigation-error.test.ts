import { notifyNavigationError } from '@/app/navigation-error'
import { texts } from '@/locales/texts'
import type { NavigationError } from '@/router/destination'
import { destinationOf } from '@/router/destination'
import { fakeServices } from '../support/services'

beforeAll(() => texts.setLanguage('en-US'))

const notified = (error: NavigationError) => {
  const { dialogs, toasts } = fakeServices()
  const log = jest.fn()
  notifyNavigationError(error, { dialogs, log })
  expect(log).toHaveBeenCalledWith('navigation failed', { ...error })
  return toasts
}

describe('a screen that cannot be opened', () => {
  test('is logged and shown to the buyer', () => {
    expect(notified({ reason: 'unknown', address: '/nowhere' })).toEqual(['Could not be opened'])
    expect(notified({ reason: 'bad-show-id', name: 'show-detail' })).toEqual(['We can’t find this show'])
    expect(notified({ reason: 'missing-parameter', name: 'home-topic', parameter: 'topicId' })).toHaveLength(1)
  })

  test('shows no message for a tour with an empty id (shell §8)', () => {
    const tour = destinationOf('tour-detail', { tourId: '' })
    if (tour.ok) throw new Error('a tour without an id has no destination')
    expect(notified(tour.failure)).toEqual([])
  })
})
