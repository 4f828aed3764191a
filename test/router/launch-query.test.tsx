import { launchQuery } from '@/router/launch-query'

const open = (address: string, state: object = { key: '1' }) => {
  window.history.replaceState(state, '', address)
  return { query: launchQuery(true), bar: window.location.pathname + window.location.search + window.location.hash }
}

describe('the address bar (shell §2)', () => {
  test.each([
    ['/content/1?lang=zh-CN&a=1#part', 'zh', '/content/1?lang=zh&a=1#part'],
    ['/content/1?lang=zh-Hans', 'zh', '/content/1?lang=zh'],
    ['/content/1?a=1&lang=en-US', 'en', '/content/1?a=1&lang=en'],
    ['/content/1?lang=zh-MO', 'zh-MO', '/content/1?lang=zh-MO'],
    ['/content/1?lang=zh', 'zh', '/content/1?lang=zh'],
  ])('rewrites the language of %s', (address, lang, bar) => {
    const opened = open(address)
    expect([opened.query.lang, opened.bar]).toEqual([lang, bar])
  })

  test('leaves an unknown or missing language unchanged', () => {
    expect(open('/content/1?lang=fr').bar).toBe('/content/1?lang=fr')
    expect(open('/content/1').bar).toBe('/content/1')
  })

  test('shows the cleaned form of a pasted address', () => {
    expect(open('/Content/1。&lang=zh-HK#part')).toEqual({
      query: { lang: 'zh-MO' },
      bar: '/content/1?lang=zh-MO#part',
    })
  })

  test('preserves the router’s state of the history entry', () => {
    open('/?lang=en-US', { key: 'entry' })
    expect(window.history.state).toEqual({ key: 'entry' })
  })
})
