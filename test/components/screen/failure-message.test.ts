import { failureMessage, isMissing, isNotFound } from '@/components/screen/failure-message'
import { RequestError } from '@/request/errors'

describe('the message of a failed load', () => {
  test('is the gateway’s text if the gateway sent one', () => {
    expect(failureMessage(new RequestError({ kind: 'business', message: 'Closed for tonight' })).message).toBe(
      'Closed for tonight',
    )
  })

  test.each([
    ['no network', { kind: 'network' }, 'request.offline', 'request.offlineReloads'],
    ['no answer in time', { kind: 'timeout' }, 'request.offline', 'request.offlineHint'],
    ['a gateway timeout', { kind: 'http', httpCode: 504 }, 'request.offline', 'request.offlineHint'],
    ['a crowded network', { kind: 'http', httpCode: 461 }, 'request.busyNetwork', 'request.busyNetworkHint'],
    ['HTTP 500 without an envelope', { kind: 'http', httpCode: 500 }, 'request.checkNetwork', null],
    ['HTTP 502 without an envelope', { kind: 'http', httpCode: 502 }, 'request.checkNetwork', null],
  ] as const)('is a specific text with the offline picture for %s (shell §8)', (_, failure, key, hint) => {
    expect(failureMessage(new RequestError(failure))).toMatchObject({ scene: 'offline', key, hint })
  })

  test('is the generic text for any other error', () => {
    expect(failureMessage(new Error('oops'))).toMatchObject({ scene: 'error', message: '', key: 'request.fallback' })
  })

  test('is “not found” for a response with code 404', () => {
    expect(isNotFound(new RequestError({ kind: 'business', httpCode: 404 }))).toBe(true)
    expect(isNotFound(new RequestError({ kind: 'business', httpCode: 200 }))).toBe(false)
    expect(isNotFound(null)).toBe(false)
  })

  test('is “not found” for a malformed id', () => {
    const codes = [404, 400, 500, 200]
    expect(codes.map((httpCode) => isMissing(new RequestError({ kind: 'business', httpCode })))).toEqual([
      ...[true, true, false, false],
    ])
  })
})
