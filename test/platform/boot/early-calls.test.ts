import { earlyCalls } from '@/platform/boot/early-calls'

const fetched: string[] = []

beforeEach(() => {
  fetched.length = 0
  globalThis.fetch = ((url: string) => {
    fetched.push(url)
    return Promise.reject(new Error('offline'))
  }) as unknown as typeof fetch
})

describe('calls that start with the page', () => {
  it('home requests its layout, the configuration and the cities, for the default city', () => {
    const calls = earlyCalls('/', 'en-US', null)
    expect(calls['home/pub/v5/layouts']?.query).toEqual({ lang: 'en', cityId: 'BL1106', page: 'HOME' })
    expect(fetched).toEqual([
      '/home/pub/v5/layouts?lang=en&cityId=BL1106&page=HOME',
      '/home/pub/v5/shop/configs?lang=en&cityId=BL1106',
      '/home/pub/v3/shops/get?lang=en',
    ])
  })

  it('requests the chosen city', () => {
    const calls = earlyCalls('/', 'zh-CN', JSON.stringify({ d: { cityId: 'BL3100' } }))
    expect(calls['home/pub/v5/layouts']?.query.cityId).toBe('BL3100')
  })

  it('another screen requests the configuration and the cities only', () => {
    expect(Object.keys(earlyCalls('/content/S1', 'zh-CN', null))).toEqual([
      'home/pub/v5/shop/configs',
      'home/pub/v3/shops/get',
    ])
  })

  it('a failure is left to the consumer of the answer', async () => {
    await expect(earlyCalls('/', 'zh-CN', null)['home/pub/v5/layouts']?.answer).rejects.toThrow('offline')
  })
})
