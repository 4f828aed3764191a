import { makeAutoObservable } from 'mobx'
import { choosePictures, reducePicture } from '@/components/upload/choose-picture'
import { PictureUpload, type UploadDeps } from '@/components/upload/picture-upload'
import { MOST_RETURN_PICTURES } from '@/domain/goods/return'
import { showPictureFailed } from './return-messages'

/** A chosen picture; `entryCode` is '' until its upload has succeeded. */
interface ReturnPicture {
  path: string
  entryCode: string
}

/** Pictures of broken or wrong goods. A chosen picture is uploaded at once. */
export class ReturnPicturesModel {
  pictures: readonly ReturnPicture[] = []
  isSending = false

  constructor(private readonly deps: UploadDeps) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    deps.screen.onDispose(this.clear)
  }

  get entryCodes(): string[] {
    return this.pictures.map(({ entryCode }) => entryCode)
  }

  get canAdd(): boolean {
    return this.pictures.length < MOST_RETURN_PICTURES
  }

  /** Opens the host's picture picker and uploads the chosen pictures. Never rejects. */
  async add(): Promise<void> {
    if (this.isSending) return
    const chosen = await choosePictures(this.deps, MOST_RETURN_PICTURES - this.pictures.length)
    if (this.deps.screen.disposed) return
    this.setSending(true)
    for (const path of chosen) await this.send(path)
    this.setSending(false)
  }

  remove(path: string): void {
    this.deps.platform.images.release(path)
    this.pictures = this.pictures.filter((picture) => picture.path !== path)
  }

  clear(): void {
    for (const { path } of this.pictures) this.remove(path)
  }

  private async send(original: string): Promise<void> {
    const path = await reducePicture(this.deps, original)
    const onStored = (entryCode: string) => this.put({ path, entryCode })
    const upload = new PictureUpload(this.deps, { path, scene: 'RETURN', onStored })
    await upload.send()
    if (upload.state !== 'failed') return
    upload.discard()
    showPictureFailed(this.deps.dialogs)
  }

  private setSending(isSending: boolean): void {
    this.isSending = isSending
  }

  private put(picture: ReturnPicture): void {
    this.pictures = [...this.pictures, picture]
  }
}
