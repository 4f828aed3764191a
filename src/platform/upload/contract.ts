import type { AbortLike } from '../transport/contract'

/** A file to upload in a form. */
export interface UploadRequest {
  /** Address of the form: the storefront's origin, or https on a host of `TARO_APP_UPLOAD_HOSTS`. */
  address: string
  /** Path of the file: a temporary path in mini programs, an object URL on the web. */
  path: string
  /** Form fields that precede the file. */
  fields: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string>>
  /** Called with the progress from 0 to 1, if the host reports it. */
  onProgress: (share: number) => void
  signal?: AbortLike
}

/**
 * Result of an upload.
 * - `answered`: the server responded, with any HTTP status.
 * - `foreign`: the address may not receive files, so nothing was sent.
 * - `failed`: no connection, or it was interrupted.
 */
export type UploadAnswer =
  | { kind: 'answered'; status: number; body: string }
  | { kind: 'timeout' }
  | { kind: 'aborted' }
  | { kind: 'foreign' }
  | { kind: 'failed' }
  | { kind: 'unsupported' }

/**
 * Sends one file once, in a form under the name `file`. Never rejects. Never logs, because the fields contain
 * signatures.
 */
export type Upload = (request: UploadRequest) => Promise<UploadAnswer>

/** Name of the form field for the file. */
export const FILE_FIELD = 'file'
/** Timeout of an upload, ms (60 s, shell §9). */
export const UPLOAD_TIMEOUT = 60_000
