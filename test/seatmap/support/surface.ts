import type { SeatMapTheme } from '@/styles/seat-map-theme'
import type { Bitmap, Context2d, DrawingSurface } from '@/lib/drawing-surface'

/** A recorded call of the drawing context. */
interface Stroke {
  name: string
  args: readonly unknown[]
}

export interface FakeContext extends Context2d {
  readonly strokes: Stroke[]
}

const METHODS = [
  'arc',
  'beginPath',
  'clearRect',
  'clip',
  'closePath',
  'drawImage',
  'fill',
  'fillRect',
  'fillText',
  'lineTo',
  'moveTo',
  'rect',
  'restore',
  'save',
  'setTransform',
  'stroke',
] as const

/** Creates a context that records all drawing calls. The width of a letter is half of its height. */
export const fakeContext = (hasPixels = true): FakeContext => {
  const strokes: Stroke[] = []
  const context: Record<string, unknown> = { strokes, font: '10px sans-serif' }
  for (const name of METHODS) context[name] = (...args: unknown[]) => void strokes.push({ name, args })
  context.createLinearGradient = (...line: number[]) => {
    const stops: [number, string][] = []
    return { line, stops, addColorStop: (at: number, color: string) => void stops.push([at, color]) }
  }
  context.measureText = (text: string) => ({
    width: (text.length * parseFloat(/([\d.]+)px/.exec(context.font as string)![1])) / 2,
  })
  if (hasPixels) {
    context.createImageData = (width: number, height: number) => ({
      width,
      height,
      data: new Uint8ClampedArray(width * height * 4),
    })
    context.putImageData = (...args: unknown[]) => void strokes.push({ name: 'putImageData', args: args.slice(1) })
  }
  return context as unknown as FakeContext
}

interface FakeBitmap extends Bitmap {
  readonly context: FakeContext
}

export interface FakeSurface extends DrawingSurface {
  readonly context: FakeContext
  readonly bitmaps: FakeBitmap[]
  /** Number of requested frames that have not run. */
  readonly waiting: number
  /** Runs a frame after `ms` milliseconds. */
  frame(ms?: number): void
  /** Runs frames until no frame is requested. @returns the number of frames */
  settle(): number
  /** Returns the strokes on the surface itself since the last call. */
  painted(): Stroke[]
  /** Time by which each reading of the clock advances the clock, ms. */
  slowness: number
}

export interface FakeSurfaceOptions {
  width?: number
  height?: number
  pixelRatio?: number
  hasBitmaps?: boolean
  hasPixels?: boolean
}

/** Creates a surface whose clock advances only when a frame runs. */
export const fakeSurface = ({
  width = 400,
  height = 600,
  pixelRatio = 2,
  hasBitmaps = true,
  hasPixels = true,
}: FakeSurfaceOptions = {}): FakeSurface => {
  const context = fakeContext()
  const bitmaps: FakeBitmap[] = []
  const frames = new Map<number, () => void>()
  let time = 1000
  let ids = 0
  const surface: FakeSurface = {
    context,
    width,
    height,
    pixelRatio,
    bitmaps,
    slowness: 0,
    createBitmap(pixelsWide, pixelsHigh) {
      if (!hasBitmaps) return null
      const bitmap = {
        context: fakeContext(hasPixels),
        source: {} as CanvasImageSource,
        width: pixelsWide,
        height: pixelsHigh,
      }
      bitmaps.push(bitmap)
      return bitmap
    },
    requestFrame(run) {
      frames.set((ids += 1), run)
      return ids
    },
    cancelFrame: (id) => void frames.delete(id),
    now: () => (time += surface.slowness),
    get waiting() {
      return frames.size
    },
    frame(ms = 16) {
      time += ms
      const due = [...frames.values()]
      frames.clear()
      for (const run of due) run()
    },
    settle() {
      let count = 0
      for (; frames.size > 0 && count < 500; count += 1) surface.frame()
      return count
    },
    painted: () => context.strokes.splice(0),
  }
  return surface
}

export const LOOK: SeatMapTheme = {
  background: '#ffffff',
  section: '#f0f0f0',
  sectionLine: '#d0d0d0',
  sectionText: '#333333',
  seatTaken: '#c8c8c8',
  seatDimmed: '#e4e4e4',
  chosen: '#d44100',
  chosenMark: '#ffffff',
  ink: '#111111',
  stage: '#444444',
  stageText: '#ffffff',
  tiers: ['#aa0000', '#00aa00', '#0000aa'],
  dark: false,
  font: 'sans-serif',
}

export const LABELS = { stage: 'STAGE', sectionNote: (section: number) => `note ${section}` }
