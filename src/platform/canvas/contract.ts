import type { DrawingSurface } from '@/lib/drawing-surface'
import type { Refused } from '../outcome'

/** A loaded picture. Its sizes are in its own pixels. */
export interface CanvasPicture {
  readonly width: number
  readonly height: number
  /** Image source for `drawImage`. Use it only on the surface that loaded the picture. */
  readonly source: CanvasImageSource
}

interface FileOptions {
  /** File type. PNG preserves sharp edges; JPG, the default, produces much smaller files. */
  type?: 'jpg' | 'png'
  /** Quality of a JPG file, from 0 to 1; default 0.92. */
  quality?: number
}

/** A mounted canvas. Its context is already scaled, so that one unit is one CSS px. */
export interface Surface extends DrawingSurface {
  /** Loads a picture from its complete address. */
  loadImage(address: string): Promise<{ kind: 'loaded'; picture: CanvasPicture } | { kind: 'failed' }>
  /**
   * Saves the canvas as a file. The path is a temporary file, or on the web an object URL, which `images.release`
   * frees.
   */
  toFile(options?: FileOptions): Promise<{ kind: 'file'; path: string } | Refused>
}

interface MountOptions {
  /**
   * Number of bitmap pixels per CSS px; by default the screen's pixel ratio. This number is limited so that the bitmap
   * does not exceed the number of screen pixels.
   */
  pixelRatio?: number
}

/**
 * Finds `<Canvas type="2d" id={id}>` on the current page and sizes its bitmap to its layout. Returns `failed` if there
 * is no such element, and `unsupported` if this version of the host has no 2D canvas.
 */
export type MountCanvas = (
  id: string,
  options?: MountOptions,
) => Promise<{ kind: 'mounted'; surface: Surface } | Refused>
