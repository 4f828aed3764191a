import type { AbortLike } from '../transport/contract'

/** One file in a form. */
export interface UploadRequest {
  /** Address of the form: our own origin, or https at a host of `TARO_APP_UPLOAD_HOSTS`. */
  address: string
  /** A temporary path, or an object URL on the web. */
  path: string
  /** Fields before the file. */
  fields: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string>>
  /** 0 to 1, if the host reports it. */
  onProgress: (share: number) => void
  signal?: AbortLike
}

/**
 * Result of an upload.
 * - `answered`: any HTTP status.
 * - `foreign`: the address may not receive files, and nothing was sent.
 * - `failed`: no connection, or it was interrupted.
 */
export type UploadAnswer =
  | { kind: 'answered'; status: number; body: string }
  | { kind: 'timeout' }
  | { kind: 'aborted' }
  | { kind: 'foreign' }
  | { kind: 'failed' }
  | { kind: 'unsupported' }

/** Sends one file, once, in a form under the name `file`. Never rejects, and never logs: signatures are in the fields. */
export type Upload = (request: UploadRequest) => Promise<UploadAnswer>

/** Name of the file's field. */
export const FILE_FIELD = 'file'
/** ms (shell §9: 60 s). */
export const UPLOAD_TIMEOUT = 60_000
