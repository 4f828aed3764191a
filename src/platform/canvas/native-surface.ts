import { call, callSync } from '../native'
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

/** The node that a selector query gives of a canvas with `type="2d"`. */
export interface NativeCanvas {
  width: number
  height: number
  getContext(type: '2d'): Context2d | null
  createImage(): NativeImage
  /** Missing in older versions. */
  requestAnimationFrame?(run: () => void): number
  cancelAnimationFrame?(id: number): void
}

/** A canvas that is on no page. */
interface OffscreenCanvas {
  width: number
  height: number
  getContext(type: '2d'): Context2d | null
}

/** What a host's query tells of the element; null when it is not there. */
export interface FoundCanvas {
  node: NativeCanvas
  width: number
  height: number
}

/** Looks for the element; `undefined` when this version of the host has no such query. */
export type FindCanvas = (id: string) => Promise<FoundCanvas | null | undefined>

/** ms: a frame of a screen that shows 60 a second, where the host does not tell its own. */
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
    // Alipay's older versions call the path by their own name.
    const answer = await call<{ tempFilePath?: string; apFilePath?: string }>('canvasToTempFilePath', {
      canvas: node,
      fileType: type,
      quality,
    })
    if (answer.kind !== 'ok') return refused(answer.kind)
    const path = answer.value.tempFilePath ?? answer.value.apFilePath
    return path ? { kind: 'file', path } : refused('failed')
  }

const createBitmap = (width: number, height: number): Bitmap | null => {
  const canvas = callSync<OffscreenCanvas | null>('createOffscreenCanvas', { type: '2d', width, height })
  const context = canvas?.getContext?.('2d')
  if (!canvas || !context) return null
  // Versions that take no size here are told it as a canvas of the page is.
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

const surfaceOf = ({ node, width, height }: FoundCanvas, wanted: number | undefined): Surface | Refused => {
  const context = node.getContext('2d')
  if (!context) return refused('unsupported')
  const ratio = bitmapRatio({ width, height }, system.window(), wanted)
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

/** Mounts by a host's own query. */
export const mountWith =
  (find: FindCanvas): MountCanvas =>
  async (id, { pixelRatio } = {}) => {
    const found = await findWithRetry(async () => {
      const canvas = await find(id)
      return canvas && (canvas.width === 0 || canvas.height === 0) ? null : canvas
    })
    if (found === undefined) return refused('unsupported')
    if (found === null) return refused('failed')
    const surface = surfaceOf(found, pixelRatio)
    return 'kind' in surface ? surface : { kind: 'mounted', surface }
  }
