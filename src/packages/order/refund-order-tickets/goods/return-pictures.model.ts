import { makeAutoObservable, runInAction } from 'mobx'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { sendPicture } from '@/components/upload/send-picture'
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

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'dialogs' | 'platform' | 'screen' | 'stores'>) {
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
    const { dialogs, platform, screen } = this.deps
    if (this.isSending) return
    const chosen = await platform.images.choose(MOST_RETURN_PICTURES - this.pictures.length)
    if (screen.disposed || chosen.kind === 'cancelled') return
    if (chosen.kind !== 'chosen') return showPictureFailed(dialogs)
    this.isSending = true
    for (const { path } of chosen.images) await this.send(path)
    runInAction(() => {
      this.isSending = false
    })
  }

  remove(path: string): void {
    this.deps.platform.images.release(path)
    this.pictures = this.pictures.filter((picture) => picture.path !== path)
  }

  clear(): void {
    for (const { path } of this.pictures) this.remove(path)
  }

  private async send(original: string): Promise<void> {
    const { dialogs, platform, screen } = this.deps
    const { images } = platform
    const compressed = await images.compress(original)
    const path = compressed.kind === 'compressed' ? compressed.path : original
    if (path !== original) images.release(original)
    try {
      const entryCode = await sendPicture(this.deps, { path, scene: 'RETURN' })
      if (entryCode !== null && !screen.disposed) return this.put({ path, entryCode })
      if (!screen.disposed) showPictureFailed(dialogs)
    } catch (error) {
      toastFailure(dialogs, error)
    }
    images.release(path)
  }

  private put(picture: ReturnPicture): void {
    this.pictures = [...this.pictures, picture]
  }
}
