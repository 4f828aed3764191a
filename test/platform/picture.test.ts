import { PICTURE_WIDTHS } from '@/domain/picture'
import type { DrawnWidth } from '@/domain/drawn-picture'
import type { PictureSource } from '@/platform/picture/contract'
import { pictureSource as mini } from '@/platform/picture/index'
import { pictureSource as web } from '@/platform/picture/index.h5'

const at = (width: number): string => `/a.webp?w=${width}`
const CARD: DrawnWidth = { phone: 96, desktop: 96, sizes: '96px' }
const GRID: DrawnWidth = { phone: 165, desktop: 212, sizes: '(min-width: 961px) 212px, 46vw' }
const PAGE: DrawnWidth = { phone: 343, desktop: 1136, sizes: '(min-width: 961px) 1136px, 92vw' }

const MINI_PROGRAMS: [string, PictureSource][] = [
  ['weapp', mini],
  ['alipay', mini],
  ['bank', mini],
]

describe.each(MINI_PROGRAMS)('a picture in %s', (_host, pictureSource) => {
  it.each([
    ['a card', CARD, 300],
    ['a grid', GRID, 300],
    ['a page', PAGE, 750],
  ])('has one width in %s', (_place, drawn, width) => {
    expect(pictureSource(at, drawn, false)).toEqual({ src: at(width) })
    expect(pictureSource(at, drawn, true)).toEqual({ src: at(width) })
  })
})

describe('a picture in h5', () => {
  const pictureSource = web
  const widthsOf = (srcSet = ''): number[] => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))

  it('has widths from the smallest layout size to three times the largest', () => {
    const { imgProps } = pictureSource(at, CARD, false)
    expect(imgProps?.srcSet).toBe(
      '/a.webp?w=96 96w, /a.webp?w=160 160w, /a.webp?w=200 200w, /a.webp?w=240 240w, /a.webp?w=300 300w',
    )
    expect(imgProps?.sizes).toBe('96px')
  })

  it.each([
    ['a card', CARD],
    ['a grid', GRID],
    ['a page', PAGE],
  ])('has widths for phones at 2× and 3×, desktops at 1× and 2×, in %s', (_place, drawn) => {
    const widths = widthsOf(pictureSource(at, drawn, false).imgProps?.srcSet)
    const largest = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1]
    for (const pixels of [drawn.phone * 2, drawn.phone * 3, drawn.desktop, drawn.desktop * 2])
      expect(widths.some((width) => width >= Math.min(pixels, largest))).toBe(true)
    expect(widths).toEqual([...widths].sort((a, b) => a - b))
  })

  it('has a src for older browsers', () => {
    expect(pictureSource(at, GRID, false).src).toBe('/a.webp?w=360')
  })

  it('has no srcset if each width has the same address', () => {
    expect(pictureSource(() => 'data:image/png;base64,AA', CARD, false)).toEqual({
      src: 'data:image/png;base64,AA',
      imgProps: {},
    })
  })

  it('has high priority if it is the first on its screen', () => {
    expect(pictureSource(at, PAGE, true).imgProps).toHaveProperty('fetchpriority', 'high')
    expect(pictureSource(at, PAGE, false).imgProps).not.toHaveProperty('fetchpriority')
  })

  it('escapes a space and a final comma of an address in the srcset', () => {
    const { imgProps } = pictureSource((width) => `https://img.example/a b,c.jpg?w=${width},`, CARD, false)
    expect(imgProps?.srcSet?.split(', ')[0]).toBe('https://img.example/a%20b,c.jpg?w=96%2C 96w')
  })
})
