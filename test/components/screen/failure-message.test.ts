import { failureMessage, isNotFound } from '@/components/screen/failure-message'
import { RequestError } from '@/request/errors'

describe('the message of a failed load', () => {
  test('the gateway’s own texts win', () => {
    expect(failureMessage(new RequestError({ kind: 'business', message: 'Closed for tonight' })).message).toBe(
      'Closed for tonight',
    )
  })

  test('no network and a slow one have their own texts and picture', () => {
    expect(failureMessage(new RequestError({ kind: 'network' }))).toMatchObject({
      scene: 'offline',
      key: 'request.offline',
      hint: 'request.offlineReloads',
    })
    expect(failureMessage(new RequestError({ kind: 'http', httpCode: 504 })).key).toBe('request.offline')
    expect(failureMessage(new RequestError({ kind: 'timeout' }))).toMatchObject({
      scene: 'offline',
      key: 'request.busyNetwork',
    })
  })

  test('anything else is the general sentence', () => {
    expect(failureMessage(new Error('oops'))).toMatchObject({ scene: 'error', message: '', key: 'request.fallback' })
  })

  test('missing is what the gateway answers with 404', () => {
    expect(isNotFound(new RequestError({ kind: 'business', httpCode: 404 }))).toBe(true)
    expect(isNotFound(new RequestError({ kind: 'business', httpCode: 200 }))).toBe(false)
    expect(isNotFound(null)).toBe(false)
  })
})
