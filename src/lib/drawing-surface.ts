/** The part of a 2D context that every host's canvas has. */
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
  /** Missing on hosts that do not give access to single pixels. */
  Partial<Pick<CanvasRenderingContext2D, 'createImageData' | 'putImageData'>>

/** An off-screen canvas; sizes in its own pixels. It starts out transparent. */
export interface Bitmap {
  readonly context: Context2d
  /** Source for `drawImage` of the surface that created this bitmap. */
  readonly source: CanvasImageSource
  readonly width: number
  readonly height: number
}

/** A canvas on the page, with the drawing functions of its host. */
export interface DrawingSurface {
  readonly context: Context2d
  /** Width in CSS pixels. The canvas' bitmap has this size times `pixelRatio`, rounded. */
  readonly width: number
  readonly height: number
  /** Pixels of the bitmap per CSS pixel. */
  readonly pixelRatio: number
  /**
   * Returns a bitmap with this size in its own pixels. Returns null if the host supports none, or has no memory for it.
   */
  createBitmap(width: number, height: number): Bitmap | null
  /** Runs once before the next frame is shown. @returns the id for `cancelFrame` */
  requestFrame(run: () => void): number
  cancelFrame(id: number): void
  /** Returns milliseconds since an arbitrary time, in the host's best resolution. */
  now(): number
}
