import type { Refused } from '../outcome'

/** What painters use of a 2D context: the part that every host's canvas has. */
export type Context2d = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'arcTo'
  | 'beginPath'
  | 'clearRect'
  | 'clip'
  | 'closePath'
  | 'drawImage'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'globalAlpha'
  | 'imageSmoothingEnabled'
  | 'lineCap'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'measureText'
  | 'moveTo'
  | 'rect'
  | 'restore'
  | 'rotate'
  | 'save'
  | 'scale'
  | 'setTransform'
  | 'stroke'
  | 'strokeStyle'
  | 'textAlign'
  | 'textBaseline'
  | 'translate'
> &
  /** Not every host lets single pixels be written. */
  Partial<Pick<CanvasRenderingContext2D, 'createImageData' | 'putImageData'>>

/** A picture that can be drawn; sizes in its own pixels. */
export interface CanvasPicture {
  readonly width: number
  readonly height: number
  /** For `drawImage` of the surface that loaded it, and of no other. */
  readonly source: CanvasImageSource
}

export interface FileOptions {
  /** png keeps edges sharp, jpg (default) is a fraction of its size. */
  type?: 'jpg' | 'png'
  /** For jpg, 0 to 1; 0.92 unless told. */
  quality?: number
}

/** A picture in memory that is painted like a canvas; sizes in its own pixels. It starts out transparent. */
export interface Bitmap {
  readonly context: Context2d
  /** For `drawImage` of the surface that made it. */
  readonly source: CanvasImageSource
  readonly width: number
  readonly height: number
}

/** A canvas that is on the page, ready to be painted. */
export interface Surface {
  /** Scaled already: one unit is one CSS pixel. */
  readonly context: Context2d
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  /** Pixels of the bitmap to one CSS pixel. */
  readonly pixelRatio: number
  /** A bitmap of this many of its own pixels; null where the host has none, or no memory for it. */
  createBitmap(width: number, height: number): Bitmap | null
  /** Runs once before the next frame is shown. @returns for `cancelFrame` */
  requestFrame(run: () => void): number
  cancelFrame(id: number): void
  /** ms from any moment on, as fine as the host has it. */
  now(): number
  /** Loads a picture by its full address. */
  loadImage(address: string): Promise<{ kind: 'loaded'; picture: CanvasPicture } | { kind: 'failed' }>
  /** What is painted, as a file: a temporary path, an object URL on the web (to be released by `images.release`). */
  toFile(options?: FileOptions): Promise<{ kind: 'file'; path: string } | Refused>
}

export interface MountOptions {
  /** Bitmap pixels to a CSS pixel; the screen's own unless told. Lowered where the bitmap would outgrow the screen. */
  pixelRatio?: number
}

/**
 * Finds `<Canvas type="2d" id={id}>` on the page in view and makes its bitmap fit its size there. `failed` when there is no
 * such element, `unsupported` when this version of the host has no such canvas.
 */
export type MountCanvas = (
  id: string,
  options?: MountOptions,
) => Promise<{ kind: 'mounted'; surface: Surface } | Refused>
