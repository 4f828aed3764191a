import { indexedParams } from '@/domain/web-page/indexed'
import { pageLinks } from '@/domain/web-page/page-links'
import { factsOf, isRouteName, routeNames } from '@/router/table/table'

const ORIGIN = 'https://tickets.example'

describe('the canonical and alternate addresses of a page', () => {
  test('use the address that has no language as the default alternate', () => {
    expect(pageLinks(ORIGIN, '/content/S1', [], null)).toEqual({
      canonical: `${ORIGIN}/content/S1`,
      alternates: [
        { hreflang: 'zh-CN', href: `${ORIGIN}/content/S1?lang=zh` },
        { hreflang: 'zh-MO', href: `${ORIGIN}/content/S1?lang=zh-MO` },
        { hreflang: 'en', href: `${ORIGIN}/content/S1?lang=en` },
        { hreflang: 'x-default', href: `${ORIGIN}/content/S1` },
      ],
    })
  })

  test('include the language in the canonical address if the visitor’s address has one', () => {
    expect(pageLinks(ORIGIN, '/', [], 'en-US').canonical).toBe(`${ORIGIN}/?lang=en`)
  })

  test('preserve indexed parameters, and omit empty parameters', () => {
    const params = [['topicId', 'a&b"'] as const, ['other', ''] as const]
    const { canonical, alternates } = pageLinks(ORIGIN, '/home-topic', params, null)
    expect(canonical).toBe(`${ORIGIN}/home-topic?topicId=a%26b%22`)
    expect(alternates[0].href).toBe(`${ORIGIN}/home-topic?topicId=a%26b%22&lang=zh`)
  })
})

describe('the screens that search engines may index', () => {
  const listed = routeNames.filter((name) => indexedParams(name) !== null)

  test('are public screens', () => {
    expect(listed).toEqual(expect.arrayContaining(['home', 'all', 'show-detail', 'tour-detail']))
    expect(listed.filter((name) => factsOf(name).login)).toEqual([])
    for (const name of ['orders', 'login', 'booking', 'mine', 'ticket-holder', 'page-error'])
      expect([isRouteName(name), indexedParams(name)]).toEqual([true, null])
  })

  test('index only parameters that the screen has', () => {
    for (const name of listed) {
      const { required, optional } = factsOf(name)
      for (const param of indexedParams(name) ?? []) expect([...required, ...optional]).toContain(param)
    }
  })

  test('have every required parameter in the path or in the indexed parameters', () => {
    for (const name of listed)
      for (const param of factsOf(name).required)
        expect(factsOf(name).web[0].includes(`{${param}}`) || indexedParams(name)?.includes(param)).toBe(true)
  })

  test.each(['constructor', '__proto__', ''])('do not include the name %j', (name) =>
    expect(indexedParams(name)).toBeNull(),
  )
})
