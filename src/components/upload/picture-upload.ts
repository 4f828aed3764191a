import { makeAutoObservable, runInAction } from 'mobx'
import { type UploadAuth, type UploadScene, uploadAuth } from '@/api/upload'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { formFields } from '@/domain/upload/form-fields'
import { type AbortSource, createAbort } from '@/lib/abort'

/** Duration of an upload after which its progress is shown, ms. */
const SLOW = 500

export type UploadDeps = Pick<ModelDeps, 'client' | 'dialogs' | 'platform' | 'screen' | 'stores'>

export interface UploadOptions {
  /** Path of the picture: a temporary path or an object URL. */
  path: string
  scene: UploadScene
  /** Requests the signature, for a visitor without an account. By default, the account requests it. */
  authorize?: (() => Promise<UploadAuth>) | undefined
  /** Receives the entry code of the stored picture. A rejection counts as a failed upload. */
  onStored: (entryCode: string) => unknown
}

/**
 * Model of the upload of one picture. `failed` allows a retry of the same file; the upload is never repeated
 * automatically, because each signature is valid once.
 */
export class PictureUpload {
  state: 'waiting' | 'sending' | 'failed' | 'stored' = 'waiting'
  /** Progress of the upload, from 0 to 1; null while the upload is too short to show it. */
  progress: number | null = null
  private abort: AbortSource | null = null

  constructor(
    private readonly deps: UploadDeps,
    private readonly options: UploadOptions,
  ) {
    deps.screen.onDispose(() => this.discard())
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get path(): string {
    return this.options.path
  }

  /** Uploads the file with a new signature. Never rejects. */
  async send(): Promise<void> {
    if (this.state === 'sending' || this.state === 'stored') return
    const { screen } = this.deps
    const abort = createAbort()
    this.begin(abort)
    const cancelSlow = screen.timeout(() => this.showProgress(0), SLOW)
    const isStored = await this.deliver(abort.signal)
    cancelSlow()
    if (!abort.signal.aborted && !screen.disposed) this.end(isStored ? 'stored' : 'failed')
  }

  /** Cancels the upload. The file is available for a retry. */
  cancel(): void {
    this.abort?.abort()
    this.end('failed')
  }

  /** Cancels the upload and frees the file. */
  discard(): void {
    this.abort?.abort()
    this.deps.platform.images.release(this.options.path)
  }

  /** Returns true if the file was stored. Shows the gateway's error message (domain §8). Never rejects. */
  private async deliver(signal: AbortSource['signal']): Promise<boolean> {
    const { client, dialogs, platform, stores } = this.deps
    const { path, scene, onStored, authorize } = this.options
    try {
      const request = {
        uploadType: 'IMAGE',
        merchantId: stores.shop.config?.merchantId ?? '',
        sceneType: scene,
      } as const
      const auth = await (authorize?.() ?? client.call(uploadAuth, request, { silent: true }))
      if (signal.aborted) return false
      const answer = await platform.upload({
        address: auth.host,
        path,
        fields: formFields(auth),
        headers: auth.headers,
        onProgress: (share) => this.progress !== null && this.showProgress(share),
        signal,
      })
      if (signal.aborted || answer.kind !== 'answered' || answer.status < 200 || answer.status >= 300) return false
      await onStored(auth.entryCode)
      return true
    } catch (error) {
      if (!signal.aborted) toastFailure(dialogs, error)
      return false
    }
  }

  private begin(abort: AbortSource): void {
    this.state = 'sending'
    this.progress = null
    this.abort = abort
  }

  private showProgress(share: number): void {
    if (this.state === 'sending') this.progress = Math.max(this.progress ?? 0, Math.min(1, share))
  }

  private end(state: 'failed' | 'stored'): void {
    runInAction(() => {
      this.state = state
      this.progress = null
      this.abort = null
    })
  }
}
