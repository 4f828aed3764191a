import { commonQueryOf } from '@/domain/client-facts'
import { aClient } from '../../support/data/client-facts'
import { type ReadResponse, consumeEarlyCall } from '@/platform/transport/early'

const answer = Promise.resolve({} as ReadResponse)

beforeEach(() => {
  Object.assign(globalThis, { window: { __foyerEarly: { layouts: { query: { page: 'HOME', lang: 'zh' }, answer } } } })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window')
})

describe('the function consumeEarlyCall', () => {
  it('returns the response to the same request, and ignores the common parameters', () => {
    const common = commonQueryOf({ ...aClient, merchantId: 'm', appId: 'a', lang: 'zh' })
    expect(consumeEarlyCall('layouts', { ...common, page: 'HOME' })).toBe(answer)
  })
  it('returns the response only once', () => {
    consumeEarlyCall('layouts', { lang: 'zh', page: 'HOME' })
    expect(consumeEarlyCall('layouts', { lang: 'zh', page: 'HOME' })).toBeNull()
  })
  it('returns nothing for another request', () => {
    expect(consumeEarlyCall('layouts', { lang: 'en', page: 'HOME' })).toBeNull()
    expect(consumeEarlyCall('other', {})).toBeNull()
  })
  it('returns nothing for a request with one more parameter', () => {
    expect(consumeEarlyCall('layouts', { lang: 'zh', page: 'HOME', topicId: '3' })).toBeNull()
  })
})
