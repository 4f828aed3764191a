import { makeAutoObservable, runInAction } from 'mobx'
import type { CanvasPicture, Surface } from '@/platform/canvas/contract'
import type { PermissionName } from '@/platform/permission/contract'
import type { Services } from '../services'
import { pictureAddress } from '../ui/picture/picture-address'
import { paintPoster, type PosterFacts } from './paint'
import { posterAddress, type PosterTarget } from './poster-address'

/**
 * Timeout of loading the show's poster, in milliseconds. After the timeout, the poster's color is painted instead.
 */
const PICTURE_TIMEOUT = 4_000
/** Bitmap pixels per CSS pixel, sharp on any phone. */
const SHARPNESS = 3

type PosterDeps = Pick<Services, 'client' | 'clock' | 'stores' | 'platform'>

/** Background color of the share picture if the show has no color. */
export const DEFAULT_GROUND = '#efedea'

/** Facts about the show. The address and the poster are loaded while painting. */
export type PosterShow = Omit<PosterFacts, 'address' | 'picture'> & { opens: PosterTarget; posterUrl: string }

/** A picture of another kind, with its own drawing function and the same size. */
export interface PosterDrawing {
  /** Address of the picture that `draw` receives. Without it, `draw` receives null. */
  posterUrl?: string
  draw(context: Surface['context'], pixelRatio: number, picture: CanvasPicture | null): void
}

/**
 * Outcome of saving. `settings` means that the album permission is missing and the host has a settings page for this
 * permission.
 */
export type SaveEnd = 'saved' | 'settings' | 'denied' | 'failed' | 'cancelled'

/** A picture painted on the device. It exists as a file while it is shown, and is saved or shared on request. */
export class PosterModel {
  status: 'painting' | 'ready' | 'failed' | 'unsupported' = 'painting'
  /** Path of the finished picture. */
  file = ''
  /** True if the show's poster failed to load. Its color is painted instead. */
  posterMissing = false
  /** Incremented by `retry`, to draw the canvas again. */
  attempt = 0
  /** Reason why the last saving or sharing failed; null without a failure. */
  problem: 'denied' | 'failed' | 'notShared' | null = null
  private disposed = false
  /** Number of the latest painting; results of earlier paintings are dropped. */
  private version = 0

  constructor(private readonly deps: PosterDeps) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get lost(): boolean {
    return this.status === 'failed' || this.status === 'unsupported'
  }

  /** True in chat apps' browsers, which only save a picture by a long press. */
  get byPress(): boolean {
    return this.deps.platform.host.name === 'wechat-web'
  }

  get canShare(): boolean {
    return this.deps.platform.images.canShare()
  }

  /** Draws the canvas again after a failure. The picture is painted when the canvas appears. */
  retry(): void {
    this.attempt += 1
    this.become('painting')
  }

  /** Paints on the canvas with this id, which must be on the page. */
  async paint(id: string, content: PosterShow | PosterDrawing): Promise<void> {
    const version = ++this.version
    this.become('painting')
    const mounting = this.deps.platform.mountCanvas(id, { pixelRatio: SHARPNESS })
    const [address, mounted] = await Promise.all([
      'draw' in content ? '' : posterAddress(this.deps, content.opens),
      mounting,
    ])
    if (version !== this.version) return
    if (mounted.kind !== 'mounted') return this.become(mounted.kind === 'unsupported' ? 'unsupported' : 'failed')
    const { surface } = mounted
    const posterUrl = content.posterUrl ?? ''
    const picture = await this.load(surface, posterUrl)
    if (version !== this.version) return
    if ('draw' in content) content.draw(surface.context, surface.pixelRatio, picture)
    else paintPoster(surface.context, { ...content, address, picture }, surface.pixelRatio)
    const made = await surface.toFile()
    const outdated = this.disposed || version !== this.version
    if (made.kind !== 'file') return outdated ? undefined : this.become('failed')
    if (outdated) return this.deps.platform.images.release(made.path)
    this.release()
    runInAction(() => {
      this.file = made.path
      this.posterMissing = posterUrl !== '' && picture === null
      this.problem = null
    })
    this.become('ready')
  }

  async save(): Promise<SaveEnd> {
    const { images, permissions } = this.deps.platform
    const { kind } = await images.save(this.file)
    runInAction(
      () => (this.problem = kind === 'done' || kind === 'cancelled' ? null : kind === 'denied' ? kind : 'failed'),
    )
    if (kind === 'done') return 'saved'
    if (kind === 'denied') return permissions.canOpen('album') ? 'settings' : 'denied'
    return kind === 'cancelled' ? 'cancelled' : 'failed'
  }

  /** Opens the host's share panel for the picture file. */
  async share(): Promise<void> {
    const { kind } = await this.deps.platform.images.share(this.file)
    runInAction(() => (this.problem = kind === 'done' || kind === 'cancelled' ? null : 'notShared'))
  }

  /** Opens the host's settings. Returns true if the album is allowed now. */
  async allowAlbum(): Promise<boolean> {
    const album: PermissionName = 'album'
    const allowed = (await this.deps.platform.permissions.open(album)).kind === 'granted'
    if (allowed) runInAction(() => (this.problem = null))
    return allowed
  }

  dispose(): void {
    this.disposed = true
    this.release()
  }

  private async load(surface: Surface, posterUrl: string): Promise<CanvasPicture | null> {
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
