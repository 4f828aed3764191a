import fc from 'fast-check'
import { addressOf, pageAddressOf, parseLink } from '@/router/links'
import { factsOf, type RouteName, routeNames } from '@/router/table/table'

const ORIGIN = 'https://tickets.example'

const to = (address: string) => {
  const link = parseLink(address, [ORIGIN])
  return link.ok ? [link.value.name, link.value.params] : link.failure.reason
}

describe('the target of an address', () => {
  it.each([
    ['/', 'home', {}],
    ['/list', 'all', {}],
    ['/list/', 'all', {}],
    ['/LIST。', 'all', {}],
    ['show-detail?showId=S1%20', 'show-detail', { showId: 'S1' }],
    ['/order/detail/O1&from=singlemessage', 'order-detail', { orderId: 'O1' }],
    ['/list?showType=CONCERT', 'all', { showType: 'CONCERT' }],
    [
      'coupon-receive?couponTemplateId=CT1,CT2,%20CT3&obtainType=X',
      'coupon-receive',
      { couponTemplateId: 'CT1,CT2,CT3', obtainType: 'X' },
    ],
    ['list', 'home', {}],
    ['pages/list/list', 'all', {}],
    ['/pages/list/list?keyword=%E6%88%8F', 'all', { keyword: '戏' }],
    ['/content/s1', 'show-detail', { showId: 's1' }],
    ['/content/s1?source=home#seats', 'show-detail', { showId: 's1', source: 'home' }],
    ['content/s1', 'show-detail', { showId: 's1' }],
    ['packages/show/show-detail/show-detail?showId=s1', 'show-detail', { showId: 's1' }],
    ['show-detail?showId=s1', 'show-detail', { showId: 's1' }],
    ['/benefit-card/BC1', 'card-detail', { cardId: 'BC1' }],
    ['/benefit-card/pick-seat?showId=s1', 'pick-seat', { showId: 's1' }],
    ['/order', 'orders', {}],
    ['/order/detail/o1', 'order-detail', { orderId: 'o1' }],
    ['/login/login-code', 'login-code', {}],
    ['/viewer', 'audience', {}],
    ['/search/%E8%AF%9D%E5%89%A7', 'search', { placeholder: '话剧' }],
    ['/search?keywords=a%26b', 'search', { keywords: 'a&b' }],
    [`${ORIGIN}/content/s1`, 'show-detail', { showId: 's1' }],
    [ORIGIN, 'home', {}],
    [
      'order-confirm?showId=s&sessionId=t&seatPlanId=p&quantity=2',
      'confirm-order',
      { showId: 's', sessionId: 't', seatPlanId: 'p', quantity: '2' },
    ],
    ['/web-view?url=https%3A%2F%2Fa.example', 'web-view', { link: 'https://a.example' }],
  ])('is read from %s', (address, name, params) => {
    expect(to(address)).toEqual([name, params])
  })

  it('reads a show id with SG as a group, and with sg as a show', () => {
    expect(to('/content/SG12')).toEqual(['group-show-detail', { showId: 'SG12' }])
    expect(to('/content/sg12')).toEqual(['show-detail', { showId: 'sg12' }])
  })

  it('is the new ticket screen for the address of the old ticket screen', () => {
    expect(to('/ticket-detail?id=7&source=1&target=1&pageSource=purchase')).toEqual([
      'ticket-detail-new',
      { id: '7', source: '1', target: '1', pageSource: 'purchase' },
    ])
  })

  it('is read from an escaped path, a scene, or a web address in q', () => {
    expect(to('pages%2Flist%2Flist%3Fkeyword%3Dx')).toEqual(['all', { keyword: 'x' }])
    expect(to('packages/show/show-detail/show-detail?scene=showId%3Ds1%26channelId%3Dc')).toEqual([
      'show-detail',
      { showId: 's1' },
    ])
    expect(to(`pages/home/home?q=${encodeURIComponent(`${ORIGIN}/content/s1?source=qr`)}`)).toEqual([
      'show-detail',
      { showId: 's1', source: 'qr' },
    ])
  })

  it('includes the whole query, for the channel and similar parameters', () => {
    const link = parseLink('/content/s1?channelId=c9&lang=en')
    expect(link.ok && link.value.query).toEqual({ channelId: 'c9', lang: 'en' })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['/nowhere', 'unknown'],
    ['/content', 'unknown'],
    ['javascript:alert(1)', 'unknown'],
    ['data:text/html,x', 'unknown'],
    ['//evil.example/content/s1', 'unknown'],
    ['https://evil.example/content/s1', 'foreign'],
    ['https://tickets.example.evil.example/', 'foreign'],
    ['/content/undefined', 'bad-show-id'],
    ['/content/null', 'bad-show-id'],
    ['/content/%20', 'unknown'],
    ['/content/a%2Fb', 'unknown'],
    ['show-detail?showId=a%20b', 'bad-show-id'],
    ['/venue?venueId=%E5%89%A7', 'missing-parameter'],
    ['show-detail', 'bad-show-id'],
    ['/ticket-detail-new', 'missing-parameter'],
    ['/home-topic', 'missing-parameter'],
    ['__proto__', 'unknown'],
    ['constructor', 'unknown'],
  ])('is rejected with a reason: address %j, reason %s', (address, reason) => {
    expect(to(address)).toBe(reason)
  })
})

describe('any address', () => {
  const anyText = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true }),
    fc.constantFrom('%', '%E0%A4%A', '/content/%', '?q=%25'),
  )

  it('causes no error when it is read', () => {
    fc.assert(fc.property(anyText, (text) => void parseLink(text, [ORIGIN])))
    fc.assert(fc.property(anyText, (text) => void parseLink(`/content/${text}`, [ORIGIN])))
  })

  it('is rejected as empty if it is not a string', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer(), fc.constant(null), fc.object()),
        (value) => to(value as unknown as string) === 'empty',
      ),
    )
  })

  const word = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter(
      (text) =>
        text.isWellFormed() && text.trim() !== '' && text !== 'undefined' && text !== 'null' && !text.includes('SG'),
    )

  const id = fc.stringMatching(/^[a-z\d_-]{1,64}$/)

  const destination = fc.constantFrom(...routeNames.filter((name) => !factsOf(name).redirectTo)).chain((name) =>
    fc
      .record(
        Object.fromEntries(
          [...factsOf(name).required, ...factsOf(name).optional].map((param) => [
            param,
            /ids?$/i.test(param) ? id : word,
          ]),
        ),
        {
          requiredKeys: [...factsOf(name).required],
        },
      )
      .map((params): [RouteName, Record<string, string>] => [name, { ...params }]),
  )

  it('is unchanged after it is written and read as web address or page path', () => {
    fc.assert(
      fc.property(destination, ([name, params]) => {
        // Only a group id distinguishes the two detail screens. These texts contain no group id.
        expect(to(addressOf(name, params))).toEqual([name, params])
        expect(to(pageAddressOf(name, params))).toEqual([name, params])
      }),
    )
  })

  it('never replaces a parameter by an additional parameter of the same name', () => {
    expect(addressOf('orders', { tab: 'TICKET' }, { channelId: 'c', tab: 'x' })).toBe('/order?channelId=c&tab=TICKET')
  })

  it('matches a fixed path before a path with a parameter', () => {
    for (const name of routeNames)
      for (const address of factsOf(name).web.filter((text) => !text.includes('{'))) {
        const link = parseLink(address)
        if (link.ok) expect(link.value.name).toBe(factsOf(name).redirectTo ?? name)
        else expect('name' in link.failure && link.failure.name).toBe(name)
      }
  })
})
