import { makeAutoObservable, runInAction } from 'mobx'
import type { UploadAuth } from '@/api/upload'
import { choosePictures, reducePicture, rejectPicture } from '@/components/upload/choose-picture'
import { PictureUpload, type UploadDeps } from '@/components/upload/picture-upload'

export interface PicturesOptions {
  /** Returns the entry codes of the answer. */
  read: () => readonly string[]
  write: (entryCodes: readonly string[]) => void
  /** Requests the signatures of uploads without an account. */
  authorize?: (() => Promise<UploadAuth>) | undefined
}

/** A picture of the answer: an upload that is not complete, or a stored picture. */
export type PictureRow = { upload: PictureUpload } | { entryCode: string; path: string | null }

/**
 * Uploads of one field. Several pictures upload at the same time; each has its own progress, failure and retry. The
 * answer has the entry codes of stored pictures in the order of their upload.
 */
export class PicturesModel {
  uploads: readonly PictureUpload[] = []
  /** Pictures that were chosen and wait for their crop. */
  toCrop: readonly string[] = []
  /** Paths on this device by entry code, for pictures that this form has uploaded. */
  private paths: ReadonlyMap<string, string> = new Map()

  constructor(
    private readonly deps: UploadDeps,
    private readonly options: PicturesOptions,
  ) {
    makeAutoObservable<this, 'deps' | 'options'>(this, { deps: false, options: false }, { autoBind: true, deep: false })
  }

  get isSending(): boolean {
    return this.uploads.some(({ state }) => state === 'sending')
  }

  get hasFailed(): boolean {
    return this.uploads.some(({ state }) => state === 'failed')
  }

  get rows(): readonly PictureRow[] {
    return [
      ...this.options.read().map((entryCode) => ({ entryCode, path: this.paths.get(entryCode) ?? null })),
      ...this.uploads.map((upload) => ({ upload })),
    ]
  }

  /** Opens the host's picker. @param isCropped true if pictures are cropped before their upload */
  async choose(count: number, isCropped: boolean): Promise<void> {
    const paths = await choosePictures(this.deps, count)
    if (this.deps.screen.disposed) return
    if (isCropped) runInAction(() => (this.toCrop = [...this.toCrop, ...paths]))
    else await Promise.all(paths.map((path) => this.add(path)))
  }

  /** Uploads the cropped form of the first picture that waits for its crop. */
  async useCropped(cropped: string): Promise<void> {
    const [path] = this.toCrop
    this.skipCrop()
    if (path) this.deps.platform.images.release(path)
    await this.add(cropped)
  }

  /** Removes the first picture that waits for its crop. */
  skipCrop(): void {
    this.toCrop = this.toCrop.slice(1)
  }

  /** Removes a picture that cannot be drawn. */
  rejectCrop(): void {
    const [path] = this.toCrop
    this.skipCrop()
    if (path) rejectPicture(this.deps, path)
  }

  /** Reduces a picture and uploads it at once. */
  async add(chosen: string): Promise<void> {
    const path = await reducePicture(this.deps, chosen)
    const upload: PictureUpload = new PictureUpload(this.deps, {
      path,
      scene: 'FORM',
      authorize: this.options.authorize,
      onStored: (entryCode) => this.store(upload, entryCode),
    })
    runInAction(() => (this.uploads = [...this.uploads, upload]))
    await upload.send()
  }

  remove(row: PictureRow): void {
    if ('upload' in row) {
      row.upload.discard()
      this.uploads = this.uploads.filter((each) => each !== row.upload)
      return
    }
    if (row.path) this.deps.platform.images.release(row.path)
    this.options.write(this.options.read().filter((each) => each !== row.entryCode))
  }

  private store(upload: PictureUpload, entryCode: string): void {
    runInAction(() => {
      this.uploads = this.uploads.filter((each) => each !== upload)
      this.paths = new Map([...this.paths, [entryCode, upload.path]])
      this.options.write([...this.options.read(), entryCode])
    })
  }
}
