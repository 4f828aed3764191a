import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { MAX_POSITION } from '../../../../../src/domain/captcha/slider'

/** Size of the picture and of the missing piece, in CSS px. */
const WIDTH = 288
const HEIGHT = 144
const PIECE = { width: 48, height: 52 }
const TRAVEL = WIDTH - PIECE.width
/** Minimum distance of the piece from the upper and lower edges, in CSS px. */
const MARGIN = 10
/** Device pixels per CSS px. */
const SCALE = 2

/** A puzzle for the client. The target can only be found in the picture. */
export interface PuzzlePicture {
  /** Pictures as `data:` addresses. */
  picture: string
  piece: string
  /** Upper edge of the piece in the picture, in px. The picture is 144 px high. */
  top: number
}

const between = (from: number, to: number): number => randomInt(from, to + 1)

const colour = (): string => `hsl(${between(0, 359)} ${between(35, 85)}% ${between(30, 75)}%)`

/**
 * Returns a random shape. Without such shapes, the hole would have the only edges in the picture, and a script could
 * find it.
 */
const clutter = (): string => {
  const [x, y] = [between(-20, WIDTH), between(-20, HEIGHT)]
  const look = `fill="${colour()}" opacity="${between(25, 80) / 100}"`
  switch (between(0, 3)) {
    case 0:
      return `<circle cx="${x}" cy="${y}" r="${between(6, 46)}" ${look}/>`
    case 1:
      return `<rect x="${x}" y="${y}" width="${between(10, 70)}" height="${between(10, 60)}" rx="${between(0, 14)}" transform="rotate(${between(0, 179)} ${x} ${y})" ${look}/>`
    case 2:
      return `<path d="M${x} ${y} l${between(-60, 60)} ${between(-50, 50)} l${between(-60, 60)} ${between(-50, 50)} z" ${look}/>`
    default:
      return `<path d="M${x} ${y} q${between(-80, 80)} ${between(-60, 60)} ${between(-120, 120)} ${between(-40, 40)}" fill="none" stroke="${colour()}" stroke-width="${between(2, 9)}" opacity="0.7"/>`
  }
}

/** Returns a vertical bar whose edge is as strong as the edge of a hole. */
const bar = (): string =>
  `<rect x="${between(0, WIDTH)}" y="${between(-40, 60)}" width="${between(1, 5)}" height="${between(60, HEIGHT)}" fill="${between(0, 1) === 0 ? '#000' : '#fff'}" opacity="${between(35, 80) / 100}"/>`

/** Outline of the hole: a ticket stub with a notch in each side. */
const STUB =
  'M5 0 H43 a5 5 0 0 1 5 5 V18 a8 8 0 0 0 0 16 V47 a5 5 0 0 1 -5 5 H5 a5 5 0 0 1 -5 -5 V34 a8 8 0 0 0 0 -16 V5 a5 5 0 0 1 5 -5 z'
/** Outlines of decoy holes. People can distinguish them from the ticket stub. */
const OTHERS = [
  'M8 0 H40 a8 8 0 0 1 8 8 V44 a8 8 0 0 1 -8 8 H8 a8 8 0 0 1 -8 -8 V8 a8 8 0 0 1 8 -8 z',
  'M24 0 L48 26 L24 52 L0 26 z',
  'M24 2 a24 24 0 1 0 0.1 0 z',
  'M0 12 L24 0 L48 12 V40 L24 52 L0 40 z',
]
const DECOYS = 5

/** Returns a hole of random brightness, with a rim that contrasts with any background. */
const hole = (path: string, x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="${path}" fill="hsl(${between(0, 359)} 12% ${between(15, 85)}%)" opacity="0.82"/><path d="${path}" fill="none" stroke="#000" stroke-opacity="0.7" stroke-width="1.6"/><path d="${path}" fill="none" stroke="#fff" stroke-width="1.6" stroke-dasharray="4 3"/></g>`

const svg = (width: number, height: number, content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  )

const ground = (): Buffer => {
  const shapes = Array.from({ length: 46 }, clutter).join('') + Array.from({ length: 14 }, bar).join('')
  const gradient = `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></linearGradient>`
  return svg(
    WIDTH,
    HEIGHT,
    `<defs>${gradient}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>${shapes}`,
  )
}

/** Returns decoy holes. Some are at the height of the piece or next to the hole. */
const decoys = (left: number, top: number): string => {
  const taken = [left]
  const drawn: string[] = []
  for (let tries = 0; tries < 40 && drawn.length < DECOYS; tries += 1) {
    const x = between(0, TRAVEL)
    if (taken.some((other) => Math.abs(other - x) < PIECE.width - 4)) continue
    taken.push(x)
    const y = Math.min(HEIGHT - PIECE.height, Math.max(0, top + between(-8, 8)))
    drawn.push(hole(OTHERS[between(0, OTHERS.length - 1)], x, y))
  }
  return drawn.join('')
}

const address = (webp: Buffer): string => `data:image/webp;base64,${webp.toString('base64')}`

/**
 * Draws a puzzle: a picture with a hole at the target, and the piece that fits into it.
 * @param target position of the hole on the piece's way, 0 to 100
 */
export const drawPuzzle = async (target: number): Promise<PuzzlePicture> => {
  const left = Math.round((target / MAX_POSITION) * TRAVEL * SCALE)
  const top = between(MARGIN, HEIGHT - PIECE.height - MARGIN)
  const whole = await sharp(ground()).png().toBuffer()
  const cut = { left, top: top * SCALE, width: PIECE.width * SCALE, height: PIECE.height * SCALE }
  const mask = svg(PIECE.width, PIECE.height, `<path d="${STUB}" fill="#fff"/>`)
  const rim = svg(
    PIECE.width,
    PIECE.height,
    `<path d="${STUB}" fill="none" stroke="#fff" stroke-width="3" stroke-opacity="0.9"/>`,
  )
  const holes = svg(WIDTH, HEIGHT, `${decoys(left / SCALE, top)}${hole(STUB, left / SCALE, top)}`)
  const [picture, piece] = await Promise.all([
    sharp(whole)
      .composite([{ input: holes }])
      .webp({ quality: 60 })
      .toBuffer(),
    sharp(await sharp(whole).extract(cut).toBuffer())
      .composite([{ input: rim }, { input: mask, blend: 'dest-in' }])
      .webp({ quality: 70 })
      .toBuffer(),
  ])
  return { picture: address(picture), piece: address(piece), top }
}
