import { makeAutoObservable, runInAction } from 'mobx'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { sendPicture } from '@/components/upload/send-picture'
import { createAbort } from '@/lib/abort'
import { toastText } from '../../../account-messages'
import type { ProfileModel } from '../../profile.model'

/** Duration of an upload after which its progress is shown, ms. */
const SLOW = 500
/** Maximum size of a picture, bytes; about three times the size of a phone's photo. */
const MAX_CHOSEN = 20 * 1024 * 1024

/** Text keys for the reasons why no picture was chosen. */
const NOT_CHOSEN = {
  'not-image': 'avatar.notImage',
  denied: 'avatar.denied',
  unsupported: 'avatar.unsupported',
  failed: 'avatar.unreadable',
} as const

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'screen' | 'stores'>

/** Stage of a new avatar: cropping, uploading, or failed. After a failure, the file is available for a retry. */
export type AvatarStage = 'none' | 'crop' | 'sending' | 'failed'

/** Model of a new avatar: choose, crop, reduce, upload with a signature, and set in the profile. */
export class AvatarUploadModel {
  stage: AvatarStage = 'none'
  /** Path of the chosen picture; '' if none is chosen. */
  chosen = ''
  /** Progress of the upload, from 0 to 1; null while the upload is too short to show it. */
  progress: number | null = null
  private file = ''
  private cancelSending: (() => void) | null = null

  constructor(
    private readonly deps: Deps,
    private readonly owner: Pick<ProfileModel, 'save'>,
  ) {
    deps.screen.onDispose(() => this.discard())
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Opens the host's picture picker, then the crop step. */
  async choose(): Promise<void> {
    const { platform, screen } = this.deps
    const answer = await platform.images.choose(1)
    if (screen.disposed || this.stage === 'sending' || answer.kind === 'cancelled') return
    if (answer.kind !== 'chosen') return toastText(this.deps, NOT_CHOSEN[answer.kind])
    const [image] = answer.images
    if (image.bytes > MAX_CHOSEN) {
      platform.images.release(image.path)
      return toastText(this.deps, 'avatar.tooLarge')
    }
    this.begin(image.path)
  }

  /** Handles a picture that cannot be drawn. */
  reject(): void {
    this.discard()
    toastText(this.deps, 'avatar.unreadable')
  }

  /** Uploads the cropped picture. @param path path of the square picture */
  async use(path: string): Promise<void> {
    const { images } = this.deps.platform
    const compressed = await images.compress(path)
    const file = compressed.kind === 'compressed' ? compressed.path : path
    if (file !== path) images.release(path)
    this.keep(file)
    await this.send()
  }

  /** Uploads the same file again with a new signature, because a signature can be used only once. */
  async send(): Promise<void> {
    if (this.stage === 'sending' || this.file === '') return
    const { screen } = this.deps
    const abort = createAbort()
    this.start(abort.abort)
    const cancelSlow = screen.timeout(() => this.showProgress(0), SLOW)
    const arrived = await this.deliver(abort.signal)
    cancelSlow()
    if (abort.signal.aborted || screen.disposed) return
    if (!arrived) return this.fail()
    this.discard()
    toastText(this.deps, 'avatar.done')
  }

  /** Cancels an upload. The file is available for a retry. */
  cancel(): void {
    this.cancelSending?.()
    this.fail()
  }

  /** Removes the chosen picture. */
  discard(): void {
    const { images } = this.deps.platform
    this.cancelSending?.()
    for (const path of [this.chosen, this.file]) if (path) images.release(path)
    Object.assign(this, { stage: 'none', chosen: '', file: '', progress: null, cancelSending: null })
  }

  /**
   * Uploads the file. Shows the gateway's error message (domain §8). Never rejects.
   * @returns true if the upload succeeded
   */
  private async deliver(signal: ReturnType<typeof createAbort>['signal']): Promise<boolean> {
    const { dialogs } = this.deps
    try {
      const avatar = await sendPicture(this.deps, {
        ...{ path: this.file, scene: 'AVATAR', signal },
        onProgress: (share) => this.progress !== null && this.showProgress(share),
      })
      if (avatar === null) return false
      await this.owner.save({ avatar })
      return true
    } catch (error) {
      if (!signal.aborted) toastFailure(dialogs, error)
      return false
    }
  }

  private begin(path: string): void {
    this.discard()
    this.chosen = path
    this.stage = 'crop'
  }

  private keep(file: string): void {
    this.file = file
  }

  private start(cancel: () => void): void {
    this.stage = 'sending'
    this.progress = null
    this.cancelSending = cancel
  }

  private showProgress(share: number): void {
    if (this.stage === 'sending') this.progress = Math.max(this.progress ?? 0, Math.min(1, share))
  }

  private fail(): void {
    runInAction(() => {
      this.stage = 'failed'
      this.progress = null
      this.cancelSending = null
    })
  }
}
