import type { Done, Refused } from '../outcome'

export interface ChosenImage {
  /** A temporary path, or an object URL on the web: show it, upload it, then `release` it. */
  path: string
  /** Size in bytes; 0 when the host does not tell. */
  bytes: number
}

/** `not-image`: something else was chosen (shell §5: only images can be chosen on the web). */
export type ChooseResult = { kind: 'chosen'; images: ChosenImage[] } | { kind: 'not-image' } | Refused

export interface CompressOptions {
  /** 1 to 100; 50 unless told (shell §9). */
  quality?: number
  /** Pixels; at most 1080 × 1960 unless told (shell §9). The ratio is kept. */
  maxWidth?: number
  maxHeight?: number
}

export type CompressResult = { kind: 'compressed'; path: string } | Refused

export interface Images {
  /** Lets the buyer choose up to `count` pictures from album or camera. */
  choose(count: number): Promise<ChooseResult>
  compress(path: string, options?: CompressOptions): Promise<CompressResult>
  /** Saves a picture (temporary path or https address) to the album, or as a download on the web. */
  save(source: string): Promise<Done>
  /** Frees what a path holds, 5 s later so that a picture being shown is not lost (shell §9). */
  release(path: string): void
}

export const COMPRESS_DEFAULTS = { quality: 50, maxWidth: 1080, maxHeight: 1960 } as const
