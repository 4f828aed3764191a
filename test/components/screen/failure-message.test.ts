import { failureMessage, isMissing, isNotFound } from '@/components/screen/failure-message'
import { RequestError } from '@/request/errors'

describe('the message of a failed load', () => {
  test('the gateway’s own texts win', () => {
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
  ] as const)('%s has its own texts and the picture of a lost network (shell §8)', (_, failure, key, hint) => {
    expect(failureMessage(new RequestError(failure))).toMatchObject({ scene: 'offline', key, hint })
  })

  test('is the general sentence for any other error', () => {
    expect(failureMessage(new Error('oops'))).toMatchObject({ scene: 'error', message: '', key: 'request.fallback' })
  })

  test('treats an answer with the code 404 as missing', () => {
    expect(isNotFound(new RequestError({ kind: 'business', httpCode: 404 }))).toBe(true)
    expect(isNotFound(new RequestError({ kind: 'business', httpCode: 200 }))).toBe(false)
    expect(isNotFound(null)).toBe(false)
  })

  test('treats a malformed id as missing', () => {
    const codes = [404, 400, 500, 200]
    expect(codes.map((httpCode) => isMissing(new RequestError({ kind: 'business', httpCode })))).toEqual([
      ...[true, true, false, false],
    ])
  })
})
