import type { Sharp } from 'sharp'

/** Colours a page can take from a poster: the one that covers most, and the liveliest one beside it. */
export interface Tint {
  dominant: string
  accent: string
}

interface Bin {
  count: number
  sum: [number, number, number]
}

const hex = (rgb: readonly number[]): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
const spread = (rgb: readonly number[]): number => Math.max(...rgb) - Math.min(...rgb)
const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** Counts a small copy of the picture in bins of 32 levels a channel. */
export const tintOf = async (picture: Sharp): Promise<Tint> => {
  const bytes = await picture.clone().resize(60, 80, { fit: 'fill' }).raw().toBuffer()
  const bins = new Map<number, Bin>()
  for (let i = 0; i < bytes.length; i += 3) {
    const rgb = [bytes[i], bytes[i + 1], bytes[i + 2]]
    const key = ((rgb[0] >> 5) << 10) | ((rgb[1] >> 5) << 5) | (rgb[2] >> 5)
    const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] }
    bin.count += 1
    rgb.forEach((value, channel) => (bin.sum[channel] += value))
    bins.set(key, bin)
  }
  const colors = [...bins.values()].map(({ count, sum }) => ({ count, rgb: sum.map((value) => value / count) }))
  colors.sort((a, b) => b.count - a.count)
  const dominant = colors[0].rgb
  const lively = colors
    .filter(({ rgb }) => distance(rgb, dominant) > 70)
    .sort((a, b) => spread(b.rgb) * Math.sqrt(b.count) - spread(a.rgb) * Math.sqrt(a.count))
  return { dominant: hex(dominant), accent: hex(lively[0]?.rgb ?? dominant) }
}
