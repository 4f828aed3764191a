import { type ReadResponse, consumeEarlyCall } from '@/platform/transport/early'

const answer = Promise.resolve({} as ReadResponse)

beforeEach(() => {
  Object.assign(globalThis, { window: { __foyerEarly: { layouts: { query: { page: 'HOME', lang: 'zh' }, answer } } } })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window')
})

describe('consumeEarlyCall', () => {
  it('gives the answer of the same question, whatever every request carries besides', () => {
    expect(
      consumeEarlyCall('layouts', { lang: 'zh', page: 'HOME', ver: '4.38.3', utcOffset: '480', channelId: 'c' }),
    ).toBe(answer)
  })
  it('gives it once', () => {
    consumeEarlyCall('layouts', { lang: 'zh', page: 'HOME' })
    expect(consumeEarlyCall('layouts', { lang: 'zh', page: 'HOME' })).toBeNull()
  })
  it('gives nothing to another question', () => {
    expect(consumeEarlyCall('layouts', { lang: 'en', page: 'HOME' })).toBeNull()
    expect(consumeEarlyCall('other', {})).toBeNull()
  })
  it('gives nothing where one more thing is asked for', () => {
    expect(consumeEarlyCall('layouts', { lang: 'zh', page: 'HOME', topicId: '3' })).toBeNull()
  })
})
