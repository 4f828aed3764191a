/** What the engine uses of a 2D context: the part that every host's canvas has. */
export type Brush = Pick<
  CanvasRenderingContext2D,
  | 'arc'
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
  | 'save'
  | 'setTransform'
  | 'stroke'
  | 'strokeStyle'
  | 'textAlign'
  | 'textBaseline'
> &
  /** Missing on some hosts: seats are painted as paths there. */
  Partial<Pick<CanvasRenderingContext2D, 'createImageData' | 'putImageData'>>

/** A picture in memory that can be painted and drawn; sizes in its own pixels. It starts out transparent. */
export interface Bitmap {
  readonly context: Brush
  /** For `drawImage` of the surface that made it. */
  readonly source: CanvasImageSource
  readonly width: number
  readonly height: number
}

/** Where the map is painted: a canvas on the page and the few things its host does for it. */
export interface Surface {
  /** Its transform belongs to the engine, which sets it anew in every frame. */
  readonly context: Brush
  /** CSS pixels; the canvas' bitmap is these times `pixelRatio`, rounded. */
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
  /** A bitmap of this many device pixels, never larger than the canvas' own; null where the host has none (left). */
  createBitmap(width: number, height: number): Bitmap | null
  /** Runs once before the next frame is shown. */
  requestFrame(run: () => void): number
  cancelFrame(id: number): void
  /** ms from any moment on, as fine as the host has it. */
  now(): number
}
