import { call, callSync, readAnswer } from '../native'
import { textField } from '../native-fields'
import { type Refused, refused } from '../outcome'
import { system } from '../system'
import { bitmapRatio } from './bitmap'
import type { Bitmap, Context2d } from '@/lib/drawing-surface'
import type { MountCanvas, Surface } from './contract'
import { findWithRetry } from './find-with-retry'

interface NativeImage {
  width: number
  height: number
  src: string
  onload: (() => void) | null
  onerror: (() => void) | null
}

/** The node of a `type="2d"` canvas, as a selector query returns it. */
export interface NativeCanvas {
  width: number
  height: number
  getContext(type: '2d'): Context2d | null
  createImage(): NativeImage
  /** Absent in older host versions. */
  requestAnimationFrame?(run: () => void): number
  cancelAnimationFrame?(id: number): void
}

/** Offscreen canvas of the host. */
interface OffscreenCanvas {
  width: number
  height: number
  getContext(type: '2d'): Context2d | null
}

/** A canvas on the page, with its layout size in CSS px. */
export interface FoundCanvas {
  node: NativeCanvas
  width: number
  height: number
}

/**
 * Finds the canvas element. Returns null if there is no such element, `undefined` if this version of the host has no
 * such query.
 */
export type FindCanvas = (id: string) => Promise<FoundCanvas | null | undefined>

/** Duration of a frame at 60 Hz, ms, for hosts without `requestAnimationFrame`. */
const FRAME = 16

const loadBy =
  (node: NativeCanvas): Surface['loadImage'] =>
  (address) =>
    new Promise((resolve) => {
      const image = node.createImage()
      image.onload = () =>
        resolve({
          kind: 'loaded',
          picture: { width: image.width, height: image.height, source: image as unknown as CanvasImageSource },
        })
      image.onerror = () => resolve({ kind: 'failed' })
      image.src = address
    })

const fileOf =
  (node: NativeCanvas): Surface['toFile'] =>
  async ({ type = 'jpg', quality = 0.92 } = {}) => {
    // Older versions of Alipay return the path as `apFilePath`.
    const answer = await call<{ tempFilePath?: unknown; apFilePath?: unknown }>('canvasToTempFilePath', {
      canvas: node,
      fileType: type,
      quality,
    })
    return readAnswer(answer, ({ tempFilePath, apFilePath }) => {
      const path = textField(tempFilePath) ?? textField(apFilePath)
      return path ? { kind: 'file', path } : undefined
    })
  }

/** Returns the arguments with which the host creates an offscreen canvas of this size. */
export type OffscreenArguments = (width: number, height: number) => unknown[]

/** Returns the arguments for WeChat. FinClip documents no such call. */
const inOptions: OffscreenArguments = (width, height) => [{ type: '2d', width, height }]

const bitmapsBy =
  (argumentsOf: OffscreenArguments): Surface['createBitmap'] =>
  (width, height): Bitmap | null => {
    const canvas = callSync<OffscreenCanvas | null>('createOffscreenCanvas', ...argumentsOf(width, height))
    const context = canvas?.getContext?.('2d')
    if (!canvas || !context) return null
    // Some versions of the host ignore the size in the options.
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
    return { context, source: canvas as unknown as CanvasImageSource, width, height }
  }

const framesOf = (node: NativeCanvas): Pick<Surface, 'requestFrame' | 'cancelFrame'> =>
  typeof node.requestAnimationFrame === 'function'
    ? {
        requestFrame: (run) => node.requestAnimationFrame?.(run) ?? 0,
        cancelFrame: (id) => node.cancelAnimationFrame?.(id),
      }
    : {
        requestFrame: (run) => setTimeout(run, FRAME) as unknown as number,
        cancelFrame: (id) => clearTimeout(id),
      }

const surfaceOf = (
  { node, width, height }: FoundCanvas,
  requested: number | undefined,
  createBitmap: Surface['createBitmap'],
): Surface | Refused => {
  const context = node.getContext('2d')
  if (!context) return refused('unsupported')
  const ratio = bitmapRatio({ width, height }, system.window(), requested)
  node.width = Math.round(width * ratio)
  node.height = Math.round(height * ratio)
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  return {
    context,
    width,
    height,
    pixelRatio: ratio,
    createBitmap,
    ...framesOf(node),
    now: () => Date.now(),
    loadImage: loadBy(node),
    toFile: fileOf(node),
  }
}

/** Creates the mount function. It uses the query by which the host finds the canvas. */
export const mountWith =
  (find: FindCanvas, argumentsOf: OffscreenArguments = inOptions): MountCanvas =>
  async (id, { pixelRatio } = {}) => {
    const found = await findWithRetry(async () => {
      const canvas = await find(id)
      return canvas && (canvas.width === 0 || canvas.height === 0) ? null : canvas
    })
    if (found === undefined) return refused('unsupported')
    if (found === null) return refused('failed')
    const surface = surfaceOf(found, pixelRatio, bitmapsBy(argumentsOf))
    return 'kind' in surface ? surface : { kind: 'mounted', surface }
  }
