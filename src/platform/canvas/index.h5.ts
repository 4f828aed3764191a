import { refused } from '../outcome'
import { bitmapRatio } from './bitmap'
import type { MountCanvas, Surface } from './contract'
import { findWithRetry } from './find-with-retry'

const MIME = { jpg: 'image/jpeg', png: 'image/png' } as const

/** Requests pictures from other origins with CORS. Otherwise the canvas could not be saved as a file. */
const loadImage: Surface['loadImage'] = (address) =>
  new Promise((resolve) => {
    const image = new Image()
    image.crossOrigin = 'anonymous'
    image.onload = () =>
      resolve({
        kind: 'loaded',
        picture: { width: image.naturalWidth, height: image.naturalHeight, source: image },
      })
    image.onerror = () => resolve({ kind: 'failed' })
    image.src = address
  })

const fileOf =
  (canvas: HTMLCanvasElement): Surface['toFile'] =>
  async ({ type = 'jpg', quality = 0.92 } = {}) => {
    try {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, MIME[type], quality))
      return blob ? { kind: 'file', path: URL.createObjectURL(blob) } : refused('failed')
    } catch {
      // A picture that was loaded without CORS has tainted the canvas, so the canvas cannot be exported.
      return refused('failed')
    }
  }

const createBitmap: Surface['createBitmap'] = (width, height) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  return context && { context, source: canvas, width, height }
}

const frames: Pick<Surface, 'requestFrame' | 'cancelFrame' | 'now'> = {
  requestFrame: (run) => requestAnimationFrame(run),
  cancelFrame: (id) => cancelAnimationFrame(id),
  now: () => performance.now(),
}

/**
 * Returns the canvas and its context; null while the canvas has no layout, `undefined` if the browser has no 2D canvas.
 */
const findCanvas = (id: string) => {
  const canvas = document.getElementById(id)
  if (!(canvas instanceof HTMLCanvasElement)) return null
  const context = canvas.getContext('2d')
  if (!context) return undefined
  return canvas.clientWidth > 0 && canvas.clientHeight > 0 ? { canvas, context } : null
}

/** Mounts a canvas in the browser. */
export const mountCanvas: MountCanvas = async (id, { pixelRatio } = {}) => {
  const found = await findWithRetry(() => findCanvas(id))
  if (found === undefined) return refused('unsupported')
  if (found === null) return refused('failed')
  const { canvas, context } = found
  const { clientWidth: width, clientHeight: height } = canvas
  const screen = { width: window.innerWidth, height: window.innerHeight, pixelRatio: window.devicePixelRatio || 1 }
  const ratio = bitmapRatio({ width, height }, screen, pixelRatio)
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  return {
    kind: 'mounted',
    surface: { context, width, height, pixelRatio: ratio, createBitmap, ...frames, loadImage, toFile: fileOf(canvas) },
  }
}
