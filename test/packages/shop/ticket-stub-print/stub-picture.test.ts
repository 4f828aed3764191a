import { POSTER_HEIGHT, POSTER_WIDTH } from '@/components/poster/brush'
import { createTexts } from '@/locales/create-texts'
import enUS from '@/locales/en-US/core.json'
import { LANGUAGES, type Language } from '@/domain/languages'
import { stubTexts } from '@/locales/namespaces/stub'
import zhCN from '@/locales/zh-CN/core.json'
import zhMO from '@/locales/zh-MO/core.json'
import { stubFacts } from '@/packages/shop/ticket-stub-print/stub-facts'
import { paintStub } from '@/packages/shop/ticket-stub-print/stub-picture'
import type { TicketStub } from '@/api/ticket-stub'
import { canvasRecorder } from '../../../support/canvas-recorder'
import { aStub } from '../../../support/data/ticket-stub'

const POSTER = { width: 600, height: 800, source: 'poster' as unknown as CanvasImageSource }
const CORE = { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }

const paint = (stub: TicketStub, { named = false, language = 'zh-CN' as Language, poster = true, at = 0 } = {}) => {
  const texts = createTexts((each) => CORE[each])
  void texts.setLanguage(language)
  const facts = stubFacts(stub, { ticket: stub.tickets[at], named, merchant: 'Foyer' }, texts.translator(stubTexts))
  const { context, marks, texts: written } = canvasRecorder()
  paintStub(context, facts, poster ? POSTER : null)
  return { marks, written, drawn: written.map(({ text }) => text) }
}

describe('the picture of a ticket stub', () => {
  it.each([
    ['zh-CN', ['潮声', '港湾剧院 · 上海', '日期', '2026年3月1日', '周日', '19:30', '座位', '6 排 11 座', 'Foyer']],
    ['zh-MO', ['潮声', '港湾剧院 · 上海', '日期', '2026年3月1日', '星期日', '19:30', '座位', '6 排 11 座', 'Foyer']],
    ['en-US', ['潮声', '港湾剧院 · 上海', 'Date', 'Mar 1, 2026', 'Sun', '19:30', 'Seat', '6 排 11 座', 'Foyer']],
  ] as const)('contains show, time, venue and seat only in the language %s', (language, drawn) => {
    expect(paint(aStub(), { language }).drawn).toEqual(drawn)
  })

  it('includes the ticket holder’s name only on request', () => {
    expect(paint(aStub()).drawn.join()).not.toContain('林晚')
    expect(paint(aStub(), { named: true, at: 1 }).drawn).toEqual(expect.arrayContaining(['观众', '陈牧']))
    expect(paint(aStub(), { named: true, at: 1 }).drawn.join()).not.toContain('林晚')
  })

  it('omits a missing seat, time or name', () => {
    const [ticket] = aStub().tickets
    const bare = aStub({ isPermanent: true, tickets: [{ ...ticket!, seatDesc: '', audienceName: '' }] })
    expect(paint(bare, { named: true }).drawn).toEqual(['潮声', '港湾剧院 · 上海', '日期', '2026年3月1日', 'Foyer'])
  })

  const long = (text: string): TicketStub =>
    aStub({
      showName: text.repeat(8),
      venueName: text.repeat(6),
      cityName: text,
      tickets: [{ ticketId: 'T1', seatDesc: text.repeat(5), audienceName: text.repeat(3) }],
    })

  it.each([
    ['zh-CN', '潮汐电台零点以后'],
    ['zh-MO', '《潮汐電台》零點以後，'],
    ['en-US', 'Tidal Radio: After Midnight '],
  ] as const)('fits long texts of %s on the paper, below a poster', (language, text) => {
    expect(LANGUAGES).toContain(language)
    const { marks, written } = paint(long(text), { named: true, language })
    for (const { x, y, width } of written) {
      expect(x).toBeGreaterThanOrEqual(16)
      expect(x + width).toBeLessThanOrEqual(POSTER_WIDTH - 16)
      expect(y).toBeLessThan(POSTER_HEIGHT - 16)
    }
    const lines = written.filter(({ x }) => x === written[0]?.x).map(({ y }) => y)
    expect(lines).toEqual([...lines].sort((a, b) => a - b))
    const drawn = marks.find(({ name }) => name === 'drawImage')?.args as number[]
    const [top = 0, height = 0] = [drawn[6], drawn[8]]
    expect(height).toBeGreaterThan(80)
    expect(top + height).toBeLessThan((written[0]?.y ?? 0) - 10)
  })

  it('draws a long name in a smaller size instead of cutting it', () => {
    const name = '潮汐电台零点以后十周年世界巡回演唱会上海站特别加演场写给深夜里还没有睡着的人'
    const { drawn, marks } = paint(aStub({ showName: name }))
    expect(drawn.slice(0, drawn.indexOf('港湾剧院 · 上海')).join('')).toBe(name)
    expect(marks.find(({ name: call }) => call === 'fillText')?.font).toContain('14px')
    expect(paint(aStub()).marks.find(({ name: call }) => call === 'fillText')?.font).toContain('18px')
  })

  it('enlarges the poster into space that the text does not need', () => {
    const heightOf = (stub: TicketStub) => Number(paint(stub).marks.find(({ name }) => name === 'drawImage')?.args[8])
    expect(heightOf(aStub())).toBeGreaterThan(heightOf(long('潮汐电台')) + 60)
  })

  it('draws a light area in place of a missing poster', () => {
    const { marks } = paint(aStub(), { poster: false })
    expect(marks.some(({ name }) => name === 'drawImage')).toBe(false)
    expect(marks.filter(({ name }) => name === 'stroke').length).toBeGreaterThan(5)
  })
})
