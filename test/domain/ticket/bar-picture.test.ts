import { barPicture } from '@/domain/ticket/bar-picture'
import { readBars } from '../../barcodes/read-bars'

/** Parses the dark modules of a bar code picture and its total width in modules. */
const modules = (address: string): { width: number; dark: boolean[] } => {
  const svg = decodeURIComponent(address.replace('data:image/svg+xml,', ''))
  const width = Number(/viewBox="0 0 (\d+) 1"/.exec(svg)?.[1])
  const dark = Array.from({ length: width }, () => false)
  const path = svg.split('<path d="')[1]
  for (const [, x, length] of path.matchAll(/M(\d+) 0h(\d+)v1/g)) dark.fill(true, Number(x), Number(x) + Number(length))
  return { width, dark }
}

/** Decodes the bars as a line scanner does. A module is `scale` pixels wide. */
const scan = (address: string, scale: number): Promise<string> => {
  const { width, dark } = modules(address)
  const [w, h] = [width * scale, 40]
  const data = Array.from({ length: w * h }, (_, at) => (dark[Math.floor((at % w) / scale)] ? 0 : 255))
  return readBars({ data, width: w, height: h })
}

describe('the picture of a barcode', () => {
  test.each(['82601175339412345678', '00000000000000000000', '826011753394', 'FY1-A7'])(
    'encodes %s so that a barcode reader can decode it',
    async (text) => {
      expect([await scan(barPicture(text), 2), await scan(barPicture(text), 3)]).toEqual([text, text])
    },
  )

  test('is 165 modules wide for twenty digits, including quiet zones', () => {
    const { width, dark } = modules(barPicture('82601175339412345678'))
    expect(width).toBe(165)
    expect([dark.slice(0, 10), dark.slice(-10)].flat().some(Boolean)).toBe(false)
  })

  test('is small enough for a transfer to a native view', () => {
    expect(barPicture('82601175339412345678').length).toBeLessThan(4_000)
  })
})
