/** @jest-environment jsdom */
import { onBackForwardCacheRestore } from '@/app/back-forward-cache'

const MIRRORED = ['theme', 'shopMainColor', 'navigateTextColor', 'refreshToken', 'consistentCode']

const show = (persisted: boolean) => {
  const event = new Event('pageshow')
  Object.assign(event, { persisted })
  window.dispatchEvent(event)
}

const cookieNames = () =>
  document.cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => pair.split('=')[0])

describe('a page restored from the browser’s back-forward cache', () => {
  const restored = jest.fn()
  beforeAll(() => onBackForwardCacheRestore(restored))
  beforeEach(() => {
    restored.mockClear()
    for (const name of [...MIRRORED, 'own']) document.cookie = `${name}=old; path=/`
  })

  test('deletes only the cookies that mirror the session, then refreshes (decision 25)', () => {
    restored.mockImplementation(() => expect(cookieNames()).toEqual(['own']))
    show(true)
    expect(restored).toHaveBeenCalledTimes(1)
    expect(cookieNames()).toEqual(['own'])
  })

  test('leaves the cookies unchanged at an ordinary load', () => {
    show(false)
    expect(restored).not.toHaveBeenCalled()
    expect(cookieNames().sort()).toEqual([...MIRRORED, 'own'].sort())
  })
})
