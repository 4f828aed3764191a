import fc from 'fast-check'
import { deepLinkEntryOf, linkOfCode, parseScannedText } from '@/router/deep-link-entry'

const ORIGIN = 'https://tickets.example'
const DETAIL = 'packages/show/show-detail/show-detail'

describe('the text of a scanned code', () => {
  const read = (text: string) => {
    const reading = parseScannedText(text, [ORIGIN])
    if (reading.kind === 'link') return [reading.link.name, reading.link.params]
    return reading.kind === 'code' ? reading.code : reading.kind
  }

  it.each([
    [`${ORIGIN}/content/S1?channelId=c`, ['show-detail', { showId: 'S1' }]],
    ['HTTPS://Tickets.Example/content/S1', ['show-detail', { showId: 'S1' }]],
    ['/content/S1', ['show-detail', { showId: 'S1' }]],
    [`${DETAIL}?showId=S1`, ['show-detail', { showId: 'S1' }]],
    ['home', ['home', {}]],
    [` ${ORIGIN}/ `, ['home', {}]],
  ])('opens the screen of its address: %j', (text, to) => {
    expect(read(text)).toEqual(to)
  })

  it.each([
    [`${ORIGIN}/s/S1001POSTER`, 'S1001POSTER'],
    [`${ORIGIN}/s/S1001POSTER/?from=wall`, 'S1001POSTER'],
    ['/s/abcd', 'abcd'],
    ['S1001POSTER', 'S1001POSTER'],
    [`${DETAIL}?scene=S1001POSTER`, 'S1001POSTER'],
    ['/pages/home/home?CP_ID=cp-77', 'cp-77'],
  ])('is read as a short code: %j, %j', (text, code) => {
    expect(read(text)).toBe(code)
  })

  it.each([
    '',
    '   ',
    'https://evil.example/content/S1',
    'https://evil.example/s/S1001POSTER',
    'https://tickets.example.evil.example/s/S1001POSTER',
    'https://tickets.example@evil.example/s/S1001POSTER',
    'https:/tickets.example/s/abcd',
    '//evil.example/s/abcd',
    'javascript:alert(1)',
    'weixin://dl/business',
    `${ORIGIN}/s/`,
    `${ORIGIN}/s/a`,
    `${ORIGIN}/s/<script>`,
    `${ORIGIN}/s/../../etc`,
    'show-detail',
    '你好',
    'WIFI:T:WPA;S:x;P:y;;',
    'x'.repeat(5_000),
  ])('is rejected as foreign: %j', (text) => {
    expect(read(text)).toBe('not-ours')
  })

  it('causes no error and opens no foreign page, for any text', () => {
    const anything = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webUrl({ withQueryParameters: true }))
    fc.assert(
      fc.property(anything, (text) => {
        const reading = parseScannedText(text, [ORIGIN])
        if (/^https?:/i.test(text.trim())) expect(reading.kind).toBe('not-ours')
        if (reading.kind === 'code') expect(reading.code).toMatch(/^[A-Za-z0-9_-]{4,32}$/)
      }),
    )
  })
})

describe('the options that a page was opened with', () => {
  it('are used unchanged for a share link', () => {
    const options = { showId: 'S1', channelId: 'c' }
    expect(deepLinkEntryOf(options, [ORIGIN])).toEqual({ kind: 'open', given: options })
  })

  it('include the parameters of a scene, which override other parameters', () => {
    expect(deepLinkEntryOf({ scene: 'showId=S2&channelId=c', showId: 'S1' }, [])).toEqual({
      kind: 'open',
      given: { scene: 'showId=S2&channelId=c', showId: 'S2', channelId: 'c' },
    })
  })

  it('are resolved later if they contain a short code', () => {
    expect(deepLinkEntryOf({ scene: 'S1001POSTER', source: 'x' }, [])).toEqual({
      kind: 'code',
      code: 'S1001POSTER',
      given: { source: 'x' },
    })
    expect(deepLinkEntryOf({ CP_ID: 'cp-77' }, [])).toMatchObject({ kind: 'code', code: 'cp-77' })
  })

  it.each([['scene'], ['CP_ID']])('are invalid if the value of %s cannot be a short code', (name) => {
    for (const value of ['<script>', 'a', '../../etc', 'x'.repeat(40)])
      expect(deepLinkEntryOf({ [name]: value }, []).kind).toBe('garbled')
  })

  it.each(['q', 'qrCode'])('use the address of an ordinary QR code in %s', (name) => {
    expect(deepLinkEntryOf({ [name]: `${ORIGIN}/s/S1001POSTER` }, [ORIGIN])).toMatchObject({
      kind: 'code',
      code: 'S1001POSTER',
    })
    expect(deepLinkEntryOf({ [name]: `${ORIGIN}/content/S1` }, [ORIGIN])).toMatchObject({
      kind: 'link',
      link: { name: 'show-detail', params: { showId: 'S1' } },
    })
  })

  it('open the page itself for a foreign address or an invalid text', () => {
    for (const q of ['https://evil.example/content/S1', 'jazz'])
      expect(deepLinkEntryOf({ q, showId: 'S1' }, [ORIGIN])).toEqual({ kind: 'open', given: { q, showId: 'S1' } })
  })
})

describe('a resolved short code', () => {
  const to = (...given: Parameters<typeof linkOfCode>) => {
    const link = linkOfCode(...given)
    return link.ok ? [link.value.name, link.value.params, link.value.query.channelId] : link.failure.reason
  }
  const opened = (given: Record<string, string>) => ({ name: 'show-detail' as const, given })

  it('opens the resolved page with its parameters, including the channel', () => {
    const answer = { page: DETAIL, params: { showId: 'S1', channelId: 'poster' } }
    expect(to(answer)).toEqual(['show-detail', { showId: 'S1' }, 'poster'])
    expect(to(answer, { name: 'home', given: { source: 'x' } })).toEqual([
      'show-detail',
      { showId: 'S1', source: 'x' },
      'poster',
    ])
  })

  it('adds its parameters to the opened screen if it names no page', () => {
    expect(to({ page: '', params: { showId: 'S1' } }, opened({ source: 'x' }))).toEqual([
      'show-detail',
      { showId: 'S1', source: 'x' },
      undefined,
    ])
    expect(to({ page: '', params: {} }, opened({}))).toBe('bad-show-id')
    expect(to({ page: '', params: { showId: 'S1' } })).toBe('empty')
  })

  it.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example', 'packages/none/none/none'])(
    'opens no screen if its page is %j',
    (page) => {
      expect(['foreign', 'unknown']).toContain(to({ page, params: {} }, opened({ showId: 'S1' })))
    },
  )
})
