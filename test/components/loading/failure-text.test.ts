import { failureWords, isMissing } from '@/components/loading/failure-text'
import { RequestError } from '@/request/errors'

describe('what a failed load says', () => {
  test('the gateway’s own words win', () => {
    expect(failureWords(new RequestError({ kind: 'business', message: 'Closed for tonight' })).message).toBe(
      'Closed for tonight',
    )
  })

  test('no network and a slow one have words and a drawing of their own', () => {
    expect(failureWords(new RequestError({ kind: 'network' }))).toMatchObject({
      scene: 'offline',
      key: 'request.offline',
    })
    expect(failureWords(new RequestError({ kind: 'timeout' }))).toMatchObject({
      scene: 'offline',
      key: 'request.busyNetwork',
    })
  })

  test('anything else is the general sentence', () => {
    expect(failureWords(new Error('oops'))).toMatchObject({ scene: 'error', message: '', key: 'request.fallback' })
  })

  test('missing is what the gateway answers with 404', () => {
    expect(isMissing(new RequestError({ kind: 'business', httpCode: 404 }))).toBe(true)
    expect(isMissing(new RequestError({ kind: 'business', httpCode: 200 }))).toBe(false)
    expect(isMissing(null)).toBe(false)
  })
})
