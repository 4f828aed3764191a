import { makeAutoObservable, runInAction } from 'mobx'
import type { PermissionName } from '@/platform/permission/contract'
import type { Surface } from '@/platform/canvas/contract'
import type { Services } from '../services'
import { pictureAddress } from '../ui/picture/picture-address'
import { paintPoster, type PosterFacts } from './paint'
import { posterAddress } from './poster-address'

/** Timeout of the poster; after it the picture shows its colour. Milliseconds. */
const PICTURE_TIMEOUT = 4_000
/** Bitmap pixels to a CSS pixel: sharp on any phone it is sent to. */
const SHARPNESS = 3

type PosterDeps = Pick<Services, 'client' | 'clock' | 'stores' | 'platform'>

/** Facts about the show; the rest is loaded while painting. */
export type PosterShow = Omit<PosterFacts, 'address' | 'picture'> & { showId: string; posterUrl: string }

/** A picture of another kind, of the same size: it needs nothing that is loaded. */
export interface PosterDrawing {
  draw(context: Surface['context'], pixelRatio: number): void
}

/** Outcome of saving. `settings`: the album is not allowed, and this host has a settings page for it. */
export type SaveEnd = 'saved' | 'settings' | 'denied' | 'failed' | 'cancelled'

/** A share picture: painted on the device, a file as long as it is shown, saved on request. */
export class PosterModel {
  status: 'painting' | 'ready' | 'failed' | 'unsupported' = 'painting'
  /** Path of the finished picture. */
  file = ''
  private disposed = false

  constructor(private readonly deps: PosterDeps) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Paints on the canvas with this id, which must be on the page. */
  async paint(id: string, content: PosterShow | PosterDrawing): Promise<void> {
    this.become('painting')
    const mounting = this.deps.platform.mountCanvas(id, { pixelRatio: SHARPNESS })
    const [address, mounted] = await Promise.all([
      'draw' in content ? '' : posterAddress(this.deps, content.showId),
      mounting,
    ])
    if (mounted.kind !== 'mounted') return this.become(mounted.kind === 'unsupported' ? 'unsupported' : 'failed')
    const { surface } = mounted
    if ('draw' in content) content.draw(surface.context, surface.pixelRatio)
    else {
      const picture = await this.load(surface, content.posterUrl)
      paintPoster(surface.context, { ...content, address, picture }, surface.pixelRatio)
    }
    const made = await surface.toFile()
    if (made.kind !== 'file') return this.become('failed')
    if (this.disposed) return this.deps.platform.images.release(made.path)
    this.release()
    runInAction(() => (this.file = made.path))
    this.become('ready')
  }

  async save(): Promise<SaveEnd> {
    const { images, permissions } = this.deps.platform
    const { kind } = await images.save(this.file)
    if (kind === 'done') return 'saved'
    if (kind === 'denied') return permissions.canOpen('album') ? 'settings' : 'denied'
    return kind === 'cancelled' ? 'cancelled' : 'failed'
  }

  /** Opens the host's settings; answers whether the album is allowed now. */
  async allowAlbum(): Promise<boolean> {
    const album: PermissionName = 'album'
    return (await this.deps.platform.permissions.open(album)).kind === 'granted'
  }

  dispose(): void {
    this.disposed = true
    this.release()
  }

  private async load(surface: Surface, posterUrl: string) {
    if (posterUrl === '') return null
    const late = new Promise<null>((resolve) => void this.deps.clock.setTimeout(() => resolve(null), PICTURE_TIMEOUT))
    const loaded = surface
      .loadImage(pictureAddress(posterUrl, 960, this.deps.stores.shop.config?.pictureHosts))
      .then((answer) => (answer.kind === 'loaded' ? answer.picture : null))
    return Promise.race([loaded, late])
  }

  private release(): void {
    if (this.file) this.deps.platform.images.release(this.file)
  }

  private become(status: PosterModel['status']): void {
    this.status = status
  }
}
