/** One permission to send a file, and what came of it. */
export interface UploadTable {
  object_key: string
  /** What the storefront names the stored file by. */
  entry_code: string
  user_id: string
  scene: string
  provider: string
  signed_at: number
  expires_at: number
  /** The signature was used, whether or not the file was taken. */
  used_at: number | null
  /** WebP, without the metadata of the file that came; null before. */
  body: Buffer | null
}

declare module '../../core/database/database' {
  interface Database {
    uploads: UploadTable
  }
}
