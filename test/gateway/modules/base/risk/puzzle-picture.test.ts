import sharp from 'sharp'
import { drawPuzzle } from '../../../../../scripts/gateway/modules/base/risk/puzzle-picture'
import { isSolved } from '../../../../../src/domain/captcha/slider'

jest.setTimeout(240_000)

const WIDTH = 288
const HEIGHT = 144
const PIECE = { width: 48, height: 52 }
const TRAVEL = WIDTH - PIECE.width
const PUZZLES = 80

const bytesOf = (address: string): Buffer => Buffer.from(address.replace(/^data:image\/webp;base64,/, ''), 'base64')
const greys = (address: string): Promise<Buffer> =>
  sharp(bytesOf(address)).greyscale().resize(WIDTH, HEIGHT).raw().toBuffer()

/**
 * Cumulative sums over the rows of the piece, by column: gray values, and changes of gray between neighboring columns.
 */
interface Sums {
  grey: readonly number[]
  change: readonly number[]
}

const sumsOf = (grey: Buffer, top: number): Sums => {
  const sums = { grey: [0], change: [0] }
  for (let x = 0; x < WIDTH; x += 1) {
    let [greyHere, changeHere] = [0, 0]
    for (let y = top; y < top + PIECE.height; y += 1) {
      const at = y * WIDTH + x
      greyHere += grey[at]!
      if (x > 0) changeHere += Math.abs(grey[at]! - grey[at - 1]!)
    }
    sums.grey.push(sums.grey[x]! + greyHere)
    sums.change.push(sums.change[x]! + changeHere)
  }
  return sums
}

const mean = (sums: readonly number[], from: number, to: number): number =>
  (sums[to]! - sums[from]!) / (to - from) / PIECE.height
const column = ({ grey }: Sums, x: number): number => mean(grey, x, x + 1)

/** Score of a position. A script that attacks the puzzle would guess the position with the highest score. */
type Script = (sums: Sums, x: number) => number

const SCRIPTS: Record<string, Script> = {
  'the spot that is darkest or lightest': ({ grey }, x) =>
    Math.abs(mean(grey, x, x + PIECE.width) - mean(grey, 0, WIDTH)),
  'two upright edges as far apart as the piece is wide': (sums, x) =>
    Math.abs(column(sums, x) - column(sums, x - 1)) +
    Math.abs(column(sums, x + PIECE.width - 1) - column(sums, x + PIECE.width)),
  'the dullest spot': ({ change }, x) => -mean(change, x + 1, x + PIECE.width),
}

const bestOf = (script: Script, sums: Sums): number => {
  const places = Array.from({ length: TRAVEL - 2 }, (_, at) => at + 1)
  const scores = places.map((x) => script(sums, x))
  return places[scores.indexOf(Math.max(...scores))]!
}

test('draws a picture below 40 kB whose puzzle piece lies inside the picture', async () => {
  for (const target of [32, 60, 92]) {
    const { picture, piece, top } = await drawPuzzle(target)
    const [whole, part] = await Promise.all([picture, piece].map((each) => sharp(bytesOf(each)).metadata()))
    expect([whole!.width, whole!.height, part!.width, part!.height, part!.hasAlpha]).toEqual([576, 288, 96, 104, true])
    expect(picture.length + piece.length).toBeLessThan(40_000)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top + PIECE.height).toBeLessThanOrEqual(HEIGHT)
  }
})

describe('a short attacking script', () => {
  let puzzles: readonly { target: number; sums: Sums }[]
  beforeAll(async () => {
    const targets = Array.from({ length: PUZZLES }, (_, count) => 32 + ((count * 7) % 61))
    puzzles = await Promise.all(
      targets.map(async (target) => {
        const { picture, top } = await drawPuzzle(target)
        return { target, sums: sumsOf(await greys(picture), top) }
      }),
    )
  })

  // The expected shares of the 600 puzzles are about 1/3, 1/6 and 1/100. The limits are higher, because pictures are
  // random.
  test.each(Object.keys(SCRIPTS))('solves fewer than 60 in 100 puzzles by %s', (name) => {
    const found = puzzles.filter(({ target, sums }) => isSolved((bestOf(SCRIPTS[name]!, sums) / TRAVEL) * 100, target))
    expect(found.length / PUZZLES).toBeLessThan(0.6)
  })
})
