import { screenPattern } from '@/platform/worker/worker-facts'

describe('the addresses that the worker answers with the stored page', () => {
  test.each([
    ['/', ['/', '/?lang=en'], ['/list']],
    ['/list', ['/list', '/list/?city=1'], ['/listing']],
    ['/content/:showId', ['/content/S1001', '/content/S1001?lang=en'], ['/content/', '/content/S1001/more']],
    ['/a.b', ['/a.b'], ['/axb']],
  ])('match the pattern %j for %s, but not for %j', (pattern, page, others) => {
    const fits = (address: string) => new RegExp(screenPattern(pattern)).test(address)
    expect([...page, ...others].filter(fits)).toEqual(page)
  })
})
