/** The part of the 2D context that the canvas of all hosts supports. */
export type Context2d = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'clearRect'
  | 'clip'
  | 'closePath'
  | 'createLinearGradient'
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
  | 'save'
  | 'setTransform'
  | 'stroke'
  | 'strokeStyle'
  | 'textAlign'
  | 'textBaseline'
> &
  /** Absent on hosts that do not allow access to single pixels. */
  Partial<Pick<CanvasRenderingContext2D, 'createImageData' | 'getImageData' | 'putImageData'>>

/** An off-screen canvas, initially transparent. Sizes are in pixels of the canvas. */
export interface Bitmap {
  readonly context: Context2d
  /** Image source for `drawImage`. Use it only on the surface that created this bitmap. */
  readonly source: CanvasImageSource
  readonly width: number
  readonly height: number
}

/** A canvas on the page, with the drawing functions of its host. */
export interface DrawingSurface {
  readonly context: Context2d
  /** Width in CSS pixels. The canvas's bitmap has this size times `pixelRatio`, rounded. */
  readonly width: number
  readonly height: number
  /** Number of bitmap pixels per CSS pixel. */
  readonly pixelRatio: number
  /**
   * Creates a bitmap with this size in its own pixels. Returns null if the host does not support bitmaps, or lacks
   * memory for it.
   */
  createBitmap(width: number, height: number): Bitmap | null
  /** Calls a function once before the next frame is displayed. @returns the id for `cancelFrame` */
  requestFrame(run: () => void): number
  cancelFrame(id: number): void
  /** Returns milliseconds since an arbitrary time, in the highest resolution of the host. */
  now(): number
}
