import { encode } from 'uqr'
import { POSTER_HEIGHT, POSTER_WIDTH } from '@/components/poster/brush'
import { paintPoster, type PosterFacts } from '@/components/poster/paint'
import { canvasRecorder } from '../../support/canvas-recorder'

const FACTS: PosterFacts = {
  name: 'Night Flight',
  date: '2026.12.05',
  venue: 'Arena',
  price: 'from ¥380',
  merchant: 'Foyer',
  hint: 'Scan to book',
  address: 'https://tickets.example/s/S1001POSTER',
  picture: { width: 600, height: 800, source: 'poster' as unknown as CanvasImageSource },
  ground: '#334455',
  accent: '#c43f00',
}

const paint = (facts: Partial<PosterFacts> = {}, ratio = 3) => {
  const { context, marks } = canvasRecorder()
  paintPoster(context, { ...FACTS, ...facts }, ratio)
  const texts = marks.filter(({ name }) => name === 'fillText')
  return { marks, texts, drawn: texts.map(({ args }) => args[0]) }
}

describe('the share picture', () => {
  it('shows name, date, venue, price, sharer and the purpose of the QR code', () => {
    expect(paint().drawn).toEqual(['Night Flight', '2026.12.05', 'Arena', 'from ¥380', 'Foyer', 'Scan to book'])
  })

  it('crops the poster to the middle of its frame without distortion', () => {
    const [x, y, w, h, ...to] = paint()
      .marks.find(({ name }) => name === 'drawImage')
      ?.args.slice(1) as number[]
    expect(to).toEqual([0, 0, POSTER_WIDTH, 308])
    expect((w ?? 0) / (h ?? 1)).toBeCloseTo(POSTER_WIDTH / 308, 5)
    expect([x, y]).toEqual([0, expect.closeTo((800 - (h ?? 0)) / 2, 5)])
  })

  it('draws the sharer’s reason above the show’s name, inside the picture', () => {
    const { drawn, texts, marks } = paint({ lead: 'I’m going' })
    expect(drawn[0]).toBe('I’m going')
    expect(texts[0]?.fill).toBe(FACTS.accent)
    const frame = marks.find(({ name }) => name === 'drawImage')?.args.slice(5) as number[]
    expect(frame[3]).toBe(308 - 18)
    expect(Math.max(...texts.map(({ args }) => args[2] as number))).toBeLessThan(POSTER_HEIGHT)
  })

  it('fills the frame with the poster’s color when the picture is missing', () => {
    const { marks } = paint({ picture: null })
    expect(marks.some(({ name }) => name === 'drawImage')).toBe(false)
    expect(marks).toContainEqual(
      expect.objectContaining({ name: 'fillRect', args: [0, 0, POSTER_WIDTH, 308], fill: '#334455' }),
    )
  })

  it.each([1, 2, 3])('draws all QR modules in whole pixels at pixel ratio %s', (ratio) => {
    const { size, data } = encode(FACTS.address, { ecc: 'M', border: 0 })
    const cells = paint({}, ratio).marks.filter(({ name, args }) => name === 'fillRect' && args[2] !== POSTER_WIDTH)
    expect(cells).toHaveLength(data.flat().filter(Boolean).length)
    for (const { args } of cells)
      for (const at of args as number[]) expect(Math.abs(at * ratio - Math.round(at * ratio))).toBeLessThan(1e-6)
    const right = Math.max(...cells.map(({ args }) => (args[0] as number) + (args[2] as number)))
    expect(right).toBeLessThanOrEqual(POSTER_WIDTH - 16 + 1)
    expect(size).toBeLessThan(40)
  })

  it('fits long names, dates and venues into the picture’s columns', () => {
    for (const long of [
      'A very long name of a show that no poster would ever fit '.repeat(3),
      '潮汐电台零点以后巡回演唱会'.repeat(6),
    ]) {
      const { texts } = paint({ name: long, date: long, venue: long, merchant: long, price: '' })
      expect(texts.filter(({ args }) => String(args[0]).endsWith('…'))).toHaveLength(4)
      for (const { args } of texts) expect(args[2] as number).toBeLessThan(POSTER_HEIGHT)
      const lines = texts.map(({ args }) => args[2] as number).slice(0, 6)
      expect(lines).toEqual([...lines].sort((a, b) => a - b))
    }
  })

  it('leaves out a price that the merchant hides', () => {
    expect(paint({ price: '' }).drawn).not.toContain('')
    expect(paint({ price: '' }).drawn).toHaveLength(5)
  })
})
