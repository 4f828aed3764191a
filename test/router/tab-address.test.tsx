import { noteInAddress } from '@/router/tab-address'

jest.mock('@/platform/host', () => ({ host: { isWeb: true } }))

describe('a tab’s parameters in the address', () => {
  const at = (address: string) => window.history.replaceState({ idx: 3 }, '', address)
  const address = () => window.location.pathname + window.location.search

  it('replace its own and leave the others', () => {
    at('/list?keyword=sea&channelId=c&lang=en')
    noteInAddress('all', { categoryId: 'drama' })
    expect(address()).toBe('/list?categoryId=drama&channelId=c&lang=en')
  })

  it('keep the router’s position in the history', () => {
    at('/list')
    noteInAddress('all', { sortType: 'HOT' })
    expect(window.history.state).toEqual({ idx: 3 })
  })

  it('are not written over another screen’s address', () => {
    at('/content/s1')
    noteInAddress('all', { categoryId: 'drama' })
    expect(address()).toBe('/content/s1')
  })
})
