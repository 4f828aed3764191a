import { noteInAddress } from '@/router/note-in-address'

jest.mock('@/platform/host', () => ({ host: { isWeb: true } }))

describe('a screen’s parameters in the address', () => {
  const at = (address: string) => window.history.replaceState({ idx: 3 }, '', address)
  const address = () => window.location.pathname + window.location.search

  it('replace only their own values in the address', () => {
    at('/list?keyword=sea&channelId=c&lang=en')
    noteInAddress('all', { categoryId: 'drama' })
    expect(address()).toBe('/list?categoryId=drama&channelId=c&lang=en')
  })

  it('preserve the router’s position in the history', () => {
    at('/list')
    noteInAddress('all', { sortType: 'HOT' })
    expect(window.history.state).toEqual({ idx: 3 })
  })

  it('are also written for screens that are not tabs', () => {
    at('/search?lang=en')
    noteInAddress('search', { keywords: '潮汐' })
    expect(address()).toBe('/search?keywords=%E6%BD%AE%E6%B1%90&lang=en')
  })

  it('never replace another screen’s address', () => {
    at('/content/s1')
    noteInAddress('all', { categoryId: 'drama' })
    expect(address()).toBe('/content/s1')
  })
})
