import type { Done, Refused } from '../outcome'

interface ChosenImage {
  /** A temporary path, or an object URL on the web. Call `release` when it is no longer needed. */
  path: string
  /** Size in bytes; 0 when the host does not report it. */
  bytes: number
}

/** Result of the picker. `not-image` is another file type (shell §5: the web accepts images only). */
export type ChooseResult = { kind: 'chosen'; images: ChosenImage[] } | { kind: 'not-image' } | Refused

export interface CompressOptions {
  /** 1 to 100; default 50 (shell §9). */
  quality?: number
  /** Pixels; default at most 1080 × 1960 (shell §9). The aspect ratio is preserved. */
  maxWidth?: number
  maxHeight?: number
}

export type CompressResult = { kind: 'compressed'; path: string } | Refused

export interface Images {
  /** Opens the host's picker for up to `count` pictures from album or camera. */
  choose(count: number): Promise<ChooseResult>
  compress(path: string, options?: CompressOptions): Promise<CompressResult>
  /** Saves a picture (temporary path or https address) to the album, or as a download on the web. */
  save(source: string): Promise<Done>
  /** Returns true if this host has a panel that shares a picture. */
  canShare(): boolean
  /** Opens that panel for a picture of this app (temporary path, or object URL on the web). Only in the handler of a tap. */
  share(source: string): Promise<Done>
  /** Frees the memory of a path after 5 s, so that a picture on the screen does not disappear (shell §9). */
  release(path: string): void
}

export const COMPRESS_DEFAULTS = { quality: 50, maxWidth: 1080, maxHeight: 1960 } as const
