import { type ReadResponse, takeEarlyCall } from '@/platform/transport/early'

const answer = Promise.resolve({} as ReadResponse)

beforeEach(() => {
  Object.assign(globalThis, { window: { __foyerEarly: { layouts: { query: { page: 'HOME', lang: 'zh' }, answer } } } })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window')
})

describe('takeEarlyCall', () => {
  it('gives the answer of the same question, whatever every request carries besides', () => {
    expect(
      takeEarlyCall('layouts', { lang: 'zh', page: 'HOME', ver: '4.38.3', utcOffset: '480', channelId: 'c' }),
    ).toBe(answer)
  })
  it('gives it once', () => {
    takeEarlyCall('layouts', { lang: 'zh', page: 'HOME' })
    expect(takeEarlyCall('layouts', { lang: 'zh', page: 'HOME' })).toBeNull()
  })
  it('gives nothing to another question', () => {
    expect(takeEarlyCall('layouts', { lang: 'en', page: 'HOME' })).toBeNull()
    expect(takeEarlyCall('other', {})).toBeNull()
  })
  it('gives nothing where one more thing is asked for', () => {
    expect(takeEarlyCall('layouts', { lang: 'zh', page: 'HOME', topicId: '3' })).toBeNull()
  })
})
