import { makeAutoObservable, runInAction } from 'mobx'
import type { ModelDeps } from '@/components/screen/use-model'
import { choosePictures, reducePicture, rejectPicture } from '@/components/upload/choose-picture'
import { PictureUpload, type UploadDeps } from '@/components/upload/picture-upload'
import { toastText } from '../../../account-messages'
import type { ProfileModel } from '../../profile.model'

type Deps = UploadDeps & Pick<ModelDeps, 'clock'>

/** Stage of a new avatar: cropping, or uploading. After a failure, the file is available for a retry. */
export type AvatarStage = 'none' | 'crop' | 'upload'

/** Model of a new avatar: choose, crop, reduce, upload with a signature, and set in the profile. */
export class AvatarUploadModel {
  /** Path of the chosen picture; '' if none is chosen. */
  chosen = ''
  /** The upload of the cropped picture. */
  upload: PictureUpload | null = null

  constructor(
    private readonly deps: Deps,
    private readonly owner: Pick<ProfileModel, 'save'>,
  ) {
    deps.screen.onDispose(() => this.discard())
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get stage(): AvatarStage {
    if (this.upload) return 'upload'
    return this.chosen ? 'crop' : 'none'
  }

  /** Opens the host's picture picker, then the crop step. */
  async choose(): Promise<void> {
    const [path] = await choosePictures(this.deps, 1)
    if (!path || this.deps.screen.disposed || this.upload?.state === 'sending') return
    this.discard()
    runInAction(() => (this.chosen = path))
  }

  /** Handles a picture that cannot be drawn. */
  reject(): void {
    rejectPicture(this.deps, this.chosen)
    this.chosen = ''
  }

  /** Uploads the cropped picture. @param cropped path of the square picture */
  async use(cropped: string): Promise<void> {
    const path = await reducePicture(this.deps, cropped)
    const upload = new PictureUpload(this.deps, {
      path,
      scene: 'AVATAR',
      onStored: (entryCode) => this.owner.save({ avatar: entryCode }),
    })
    runInAction(() => (this.upload = upload))
    await this.send()
  }

  /** Uploads the same file, again after a failure. */
  async send(): Promise<void> {
    const { upload } = this
    await upload?.send()
    if (upload?.state !== 'stored' || this.upload !== upload) return
    this.discard()
    toastText(this.deps, 'avatar.done')
  }

  /** Removes the chosen picture. */
  discard(): void {
    if (this.chosen) this.deps.platform.images.release(this.chosen)
    this.upload?.discard()
    Object.assign(this, { chosen: '', upload: null })
  }
}
