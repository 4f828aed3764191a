import { POSTER_HEIGHT, POSTER_WIDTH } from '@/components/poster/brush'
import type { Context2d } from '@/lib/drawing-surface'
import { paintReview } from '@/packages/topic/annual-review/review-picture'

const LONG = '很长很长的场馆名称'.repeat(8)

it('draws the figures, the shop’s name and the purpose of the QR code', () => {
  const texts: { text: string; x: number; y: number; width: number }[] = []
  const cells: number[][] = []
  const widthOf = (text: string) => Array.from(text).length * 12
  const context = {
    fillText: (text: string, x: number, y: number) => texts.push({ text, x, y, width: widthOf(text) }),
    fillRect: (...box: number[]) => cells.push(box),
    measureText: (text: string) => ({ width: widthOf(text) }),
  } as unknown as Context2d
  const rows = [
    { figure: '4', label: '场演出' },
    { figure: '7', label: '小时' },
    { figure: '上海、深圳', label: '座城市' },
    { figure: LONG, label: '最常去的场馆' },
  ]
  const address = 'https://tickets.example/'
  paintReview(context, { title: '我的 2026', rows, merchant: 'Foyer', hint: '扫码', address, ground: '#884400' }, 3)
  const drawn = texts.map((each) => each.text)
  for (const expected of ['我的 2026', 'Foyer', '扫码', '4', '场演出', '上海、深圳', '最常去的场馆'])
    expect(drawn).toContain(expected)
  expect(drawn).not.toContain(LONG)
  expect(cells.length).toBeGreaterThan(100)
  const lastRow = texts.find((each) => each.text === '最常去的场馆')
  const code = Math.min(...cells.slice(2).map(([, y = 0]) => y))
  expect(lastRow?.y).toBeLessThan(code)
  for (const { x, y, width } of texts) {
    expect(x + width).toBeLessThanOrEqual(POSTER_WIDTH)
    expect(y).toBeLessThanOrEqual(POSTER_HEIGHT)
  }
})
