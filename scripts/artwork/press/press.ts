import sharp, { type Sharp } from 'sharp'
import { randomFrom } from './random'
import type { Plate, Sheet } from './sheet'

/** Plates are pulled at twice the size, so that grain comes out fine and edges clean. */
const SCALE = 2
const NOISE = 512

const channels = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]

/** Evenly spread thresholds with small clumps, as grain on a screen has them. */
const grainField = (): Float32Array => {
  const random = randomFrom('grain')
  const white = Float32Array.from({ length: NOISE * NOISE }, random)
  const soft = new Float32Array(white.length)
  for (let y = 0; y < NOISE; y++) {
    for (let x = 0; x < NOISE; x++) {
      const right = y * NOISE + ((x + 1) % NOISE)
      const below = ((y + 1) % NOISE) * NOISE + x
      soft[y * NOISE + x] = white[y * NOISE + x] + 0.4 * white[right] + 0.4 * white[below]
    }
  }
  const order = Array.from(soft.keys()).sort((a, b) => soft[a] - soft[b])
  const field = new Float32Array(soft.length)
  order.forEach((place, rank) => (field[place] = (rank + 0.5) / order.length))
  return field
}

const grain = grainField()

const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value)

const pull = (ground: Float32Array, plate: Plate, ink: Uint8Array, width: number, shift: number): void => {
  for (let i = 0, p = 0; i < ink.length; i += 4, p += 3) {
    if (ink[i + 3] === 0) continue
    let alpha = ink[i + 3] / 255
    if (plate.kind === 'grain') {
      const pixel = i >> 2
      const x = (pixel % width) + shift
      const y = ((pixel / width) | 0) + shift * 3
      alpha = clamp((alpha - grain[(y & (NOISE - 1)) * NOISE + (x & (NOISE - 1))]) * 4 + 0.5 * clamp(alpha * 20))
      if (alpha === 0) continue
    }
    for (let c = 0; c < 3; c++) {
      const below = ground[p + c]
      const above = ink[i + c]
      const result =
        plate.kind === 'overprint'
          ? (below * above) / 255
          : plate.kind === 'light'
            ? 255 - ((255 - below) * (255 - above)) / 255
            : above
      ground[p + c] = below + (result - below) * alpha
    }
  }
}

/** Paper tooth and a slightly uneven pull of the ink. */
const texture = (ground: Float32Array, width: number, amount: number): void => {
  for (let p = 0, pixel = 0; p < ground.length; p += 3, pixel++) {
    const x = pixel % width
    const y = (pixel / width) | 0
    const fine = grain[((y + 91) & (NOISE - 1)) * NOISE + ((x + 37) & (NOISE - 1))] - 0.5
    const coarse = grain[((y >> 2) & (NOISE - 1)) * NOISE + ((x >> 2) & (NOISE - 1))] - 0.5
    const tone = amount * (fine * 9 + coarse * 3.5)
    for (let c = 0; c < 3; c++) ground[p + c] += tone
  }
}

const svgOf = (sheet: Sheet, plate: Plate): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width * SCALE}" height="${sheet.height * SCALE}" viewBox="0 0 ${sheet.width} ${sheet.height}">${plate.markup.join('')}</svg>`,
  )

/** Pulls all plates of a sheet; the picture comes back at the sheet's own size, as raw RGB. */
export const print = async (sheet: Sheet, tooth = 1): Promise<Sharp> => {
  const width = sheet.width * SCALE
  const height = sheet.height * SCALE
  const paper = channels(sheet.paper)
  const ground = new Float32Array(width * height * 3)
  for (let p = 0; p < ground.length; p++) ground[p] = paper[p % 3]
  for (const [index, plate] of sheet.plates.entries()) {
    const ink = await sharp(svgOf(sheet, plate), { unlimited: true }).ensureAlpha().raw().toBuffer()
    pull(ground, plate, ink, width, index * 67)
  }
  texture(ground, width, tooth)
  const bytes = Buffer.from(Uint8ClampedArray.from(ground).buffer)
  const small = await sharp(bytes, { raw: { width, height, channels: 3 } })
    .resize(sheet.width, sheet.height, { kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  return sharp(small, { raw: { width: sheet.width, height: sheet.height, channels: 3 } })
}

/** WebP under a number of bytes: first at less quality, then with the finest grain rubbed out. */
export const toWebp = async (picture: Sharp, limit: number): Promise<Buffer> => {
  let bytes = Buffer.alloc(0)
  for (const rub of [0, 0.42, 0.55, 0.7]) {
    const plate = rub > 0 ? picture.clone().blur(rub) : picture
    for (const quality of [84, 74, 64, 54]) {
      bytes = await plate.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
      if (bytes.length <= limit) return bytes
    }
  }
  return bytes
}
