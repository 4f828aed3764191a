import { isRefusal, RequestError } from '@/request/errors'

describe('a refusal by the gateway itself', () => {
  it.each([
    ['a refusal by code', { kind: 'business', statusCode: 22030301 }, true],
    ['a busy gateway', { kind: 'business', statusCode: 429 }, false],
    ['a timeout', { kind: 'timeout' }, false],
    ['a lost connection', { kind: 'network' }, false],
    ['a broken gateway', { kind: 'http', httpCode: 502 }, false],
    ['an unreadable answer', { kind: 'unreadable' }, false],
    ['an ended login', { kind: 'auth', statusCode: 15012002 }, false],
  ] as const)('is detected for %s, %j: %s', (_, failure, certain) => {
    expect(isRefusal(new RequestError(failure))).toBe(certain)
  })
})
