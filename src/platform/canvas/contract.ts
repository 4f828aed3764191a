import type { DrawingSurface } from '@/lib/drawing-surface'
import type { Refused } from '../outcome'

/** A loaded picture; sizes in its own pixels. */
export interface CanvasPicture {
  readonly width: number
  readonly height: number
  /** For `drawImage` of the surface that loaded it only. */
  readonly source: CanvasImageSource
}

interface FileOptions {
  /** png keeps edges sharp; jpg (default) is a fraction of its size. */
  type?: 'jpg' | 'png'
  /** For jpg, 0 to 1; default 0.92. */
  quality?: number
}

/** A mounted canvas. Its context is already scaled: one unit is one CSS pixel. */
export interface Surface extends DrawingSurface {
  /** Loads a picture by its full address. */
  loadImage(address: string): Promise<{ kind: 'loaded'; picture: CanvasPicture } | { kind: 'failed' }>
  /** Saves the canvas as a file: a temporary path, or an object URL on the web (free it by `images.release`). */
  toFile(options?: FileOptions): Promise<{ kind: 'file'; path: string } | Refused>
}

interface MountOptions {
  /** Bitmap pixels per CSS pixel, by default the screen's ratio. Reduced to at most the screen's pixels. */
  pixelRatio?: number
}

/**
 * Finds `<Canvas type="2d" id={id}>` on the current page and sizes its bitmap to its layout. Refuses with `failed`
 * without such an element, with `unsupported` if this version of the host has no 2D canvas.
 */
export type MountCanvas = (
  id: string,
  options?: MountOptions,
) => Promise<{ kind: 'mounted'; surface: Surface } | Refused>
