import type { Done, Refused } from '../outcome'

interface ChosenImage {
  /** Path of a temporary file, or an object URL on the web. Call `release` when the picture is no longer needed. */
  path: string
  /** Size in bytes; 0 if the host does not report it. */
  bytes: number
}

/**
 * Result of the picture picker. `not-image`: the chosen file is not an image. Only images are accepted on the web
 * (shell §5).
 */
export type ChooseResult = { kind: 'chosen'; images: ChosenImage[] } | { kind: 'not-image' } | Refused

export interface CompressOptions {
  /** Quality of the compression, 1 to 100; default 50 (shell §9). */
  quality?: number
  /** Maximum size in pixels; by default 1080 × 1960 (shell §9). The aspect ratio is preserved. */
  maxWidth?: number
  maxHeight?: number
}

export type CompressResult = { kind: 'compressed'; path: string } | Refused

export interface Images {
  /** Opens the host's picker for up to `count` pictures from the album or the camera. */
  choose(count: number): Promise<ChooseResult>
  compress(path: string, options?: CompressOptions): Promise<CompressResult>
  /** Saves a picture (temporary path or https address) to the album. On the web, downloads it. */
  save(source: string): Promise<Done>
  /** Returns true if this host has a panel for sharing a picture. */
  canShare(): boolean
  /**
   * Opens the host's share panel with a picture of this app (temporary path, or object URL on the web). Must be called
   * in a tap handler.
   */
  share(source: string): Promise<Done>
  /** Frees the memory of a picture after 5 s, so that a picture on the screen does not disappear (shell §9). */
  release(path: string): void
}

export const COMPRESS_DEFAULTS = { quality: 50, maxWidth: 1080, maxHeight: 1960 } as const
