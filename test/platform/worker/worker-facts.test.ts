import { screenPattern } from '@/platform/worker/worker-facts'

describe('the addresses that the worker answers with the page', () => {
  test.each([
    ['/', '/', true],
    ['/', '/?lang=en', true],
    ['/', '/list', false],
    ['/list', '/list', true],
    ['/list', '/list/?city=1', true],
    ['/list', '/listing', false],
    ['/content/:showId', '/content/S1001', true],
    ['/content/:showId', '/content/S1001?lang=en', true],
    ['/content/:showId', '/content/', false],
    ['/content/:showId', '/content/S1001/more', false],
    ['/a.b', '/axb', false],
  ])('%s and %s: %s', (pattern, address, answers) =>
    expect(new RegExp(screenPattern(pattern)).test(address)).toBe(answers),
  )
})
