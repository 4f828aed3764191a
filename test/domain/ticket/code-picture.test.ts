import { encode } from 'uqr'
import { codePicture } from '@/domain/ticket/code-picture'

/** Parses the dark cells of a QR code picture as `x,y`. */
const painted = (address: string): string[] => {
  const svg = decodeURIComponent(address.replace('data:image/svg+xml,', ''))
  const path = svg.split('<path d="')[1]
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step},${y}`),
  )
}

describe('the picture of a QR code', () => {
  it.each(['82601175339412345678', 'https://foyer.example/t/1?c=✓', '0'])(
    'draws exactly the dark modules of the QR code for %s',
    (text) => {
      const { data } = encode(text, { ecc: 'M', border: 4 })
      const dark = data.flatMap((line, y) => line.flatMap((cell, x) => (cell ? [`${x},${y}`] : [])))
      expect(painted(codePicture(text)).sort()).toEqual(dark.sort())
    },
  )

  it('is small enough for a transfer to a native view', () => {
    expect(codePicture('82601175339412345678').length).toBeLessThan(10_000)
  })
})
