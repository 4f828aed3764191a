import sharp from 'sharp'
import { drawPuzzle } from '../../../../scripts/gateway/modules/risk/puzzle-picture'
import { isSolved } from '../../../../src/domain/captcha/slider'

jest.setTimeout(240_000)

const WIDTH = 288
const HEIGHT = 144
const PIECE = { width: 48, height: 52 }
const TRAVEL = WIDTH - PIECE.width
const PUZZLES = 40

const bytesOf = (address: string): Buffer => Buffer.from(address.replace(/^data:image\/webp;base64,/, ''), 'base64')
const greys = (address: string): Promise<Buffer> =>
  sharp(bytesOf(address)).greyscale().resize(WIDTH, HEIGHT).raw().toBuffer()

/** What a short script tries: the place whose score is highest, of all where the piece may belong. */
type Script = (grey: Buffer, top: number, x: number) => number

const column = (grey: Buffer, top: number, x: number): number => {
  let sum = 0
  for (let y = top; y < top + PIECE.height; y += 1) sum += grey[y * WIDTH + x]!
  return sum / PIECE.height
}
const mean = (grey: Buffer, top: number, from: number, to: number): number => {
  let sum = 0
  for (let x = from; x < to; x += 1) sum += column(grey, top, x)
  return sum / (to - from)
}

const SCRIPTS: Record<string, Script> = {
  'the spot that is darkest or lightest': (grey, top, x) =>
    Math.abs(mean(grey, top, x, x + PIECE.width) - mean(grey, top, 0, WIDTH)),
  'two upright edges as far apart as the piece is wide': (grey, top, x) =>
    Math.abs(column(grey, top, x) - column(grey, top, x - 1)) +
    Math.abs(column(grey, top, x + PIECE.width - 1) - column(grey, top, x + PIECE.width)),
  'the dullest spot': (grey, top, x) => {
    let sum = 0
    for (let y = top; y < top + PIECE.height; y += 1)
      for (let at = x + 1; at < x + PIECE.width; at += 1)
        sum -= Math.abs(grey[y * WIDTH + at]! - grey[y * WIDTH + at - 1]!)
    return sum
  },
}

const bestOf = (script: Script, grey: Buffer, top: number): number => {
  const places = Array.from({ length: TRAVEL - 2 }, (_, at) => at + 1)
  const scores = places.map((x) => script(grey, top, x))
  return places[scores.indexOf(Math.max(...scores))]!
}

test('the picture and its piece are small, and the piece lies within the picture', async () => {
  for (const target of [32, 60, 92]) {
    const { picture, piece, top } = await drawPuzzle(target)
    const [whole, part] = await Promise.all([picture, piece].map((each) => sharp(bytesOf(each)).metadata()))
    expect([whole!.width, whole!.height, part!.width, part!.height, part!.hasAlpha]).toEqual([576, 288, 96, 104, true])
    expect(picture.length + piece.length).toBeLessThan(40_000)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top + PIECE.height).toBeLessThanOrEqual(HEIGHT)
  }
})

describe('a short script', () => {
  let puzzles: readonly { target: number; grey: Buffer; top: number }[]
  beforeAll(async () => {
    const targets = Array.from({ length: PUZZLES }, (_, count) => 32 + ((count * 7) % 61))
    puzzles = await Promise.all(
      targets.map(async (target) => {
        const { picture, top } = await drawPuzzle(target)
        return { target, grey: await greys(picture), top }
      }),
    )
  })

  // Under a fifth, as measured; the place used to be in the answer, where every script found it.
  test.each(Object.keys(SCRIPTS))('that looks for %s finds few of the places', (name) => {
    const found = puzzles.filter(({ target, grey, top }) =>
      isSolved((bestOf(SCRIPTS[name]!, grey, top) / TRAVEL) * 100, target),
    )
    expect(found.length / PUZZLES).toBeLessThan(0.5)
  })
})
