import { makeAutoObservable } from 'mobx'
import type { ModelDeps } from '@/components/screen/use-model'
import { type PhotoProblem, photoProblem } from '@/domain/upload/photo'
import { type CropView, drawnAt, moved, type PictureSize, WHOLE, zoomed } from '@/domain/upload/crop'
import type { CanvasPicture, Surface } from '@/platform/canvas/contract'
import type { Gestures, GesturesOn } from '@/platform/gestures/contract'
import { createGestures } from '@/seatmap/gesture'

/** Maximum width of the window, CSS px; as in the style sheet. */
export const WINDOW_WIDTH = 300
/** Step of the buttons and keys: a zoom factor, and a movement in CSS px. */
const ZOOM_STEP = 1.25
const MOVE_STEP = 12
/** Wheel movement (`deltaY`) that zooms by the factor e (2.718). */
const WHEEL = 400

/** Size at which photos are measured, pixels. */
const MEASURED = { width: 240, height: 320 }

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-MOVE_STEP, 0],
  ArrowRight: [MOVE_STEP, 0],
  ArrowUp: [0, -MOVE_STEP],
  ArrowDown: [0, MOVE_STEP],
}

export interface CropOptions {
  /** Path of the picture: a temporary path or an object URL. */
  path: string
  /** Id of the canvas. */
  id: string
  /** Width of the cropped picture, pixels. Its height follows from the ratio of the canvas. */
  width: number
}

/**
 * Model of cropping a picture to the ratio of its canvas, by finger, mouse, wheel or keyboard. All hosts use the same
 * model.
 */
export class CropModel {
  state: 'loading' | 'ready' | 'failed' = 'loading'
  /** Problem of the measured photo; null before `measure` and after the picture was moved. */
  problem: PhotoProblem | null = null
  readonly gestures: Gestures
  private view: CropView = WHOLE
  private surface: Surface | null = null
  private picture: CanvasPicture | null = null

  constructor(
    private readonly deps: Pick<ModelDeps, 'platform' | 'screen'> & { gesturesOn: GesturesOn },
    private readonly options: CropOptions,
  ) {
    const { id } = options
    const recognizer = createGestures({
      down: () => undefined,
      move: (dx, dy, factor, x, y) => {
        if (factor !== 1) this.zoomAt(factor, { x, y })
        this.move(dx, dy)
      },
      tap: () => undefined,
      release: () => undefined,
    })
    this.gestures = deps.gesturesOn(id, {
      touch: (phase, points, time) => recognizer.touch(phase, points, time),
      wheel: (x, y, deltaY) => this.zoomAt(Math.exp(-deltaY / WHEEL), { x, y }),
      hover: () => undefined,
      size: () => undefined,
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Draws the picture on the canvas, which must exist on the page. */
  async attach(): Promise<void> {
    const { platform, screen } = this.deps
    const shown = Math.min(platform.system.window().width, WINDOW_WIDTH)
    const mounted = await platform.mountCanvas(this.options.id, { pixelRatio: this.options.width / shown })
    if (screen.disposed) return
    if (mounted.kind !== 'mounted') return this.become('failed')
    const loaded = await mounted.surface.loadImage(this.options.path)
    if (screen.disposed) return
    if (loaded.kind !== 'loaded' || !(loaded.picture.width > 0 && loaded.picture.height > 0))
      return this.become('failed')
    this.surface = mounted.surface
    this.picture = loaded.picture
    this.become('ready')
    this.draw()
    const listening = this.gestures.listen()
    if (listening.kind === 'listening') screen.onDispose(listening.dispose)
  }

  zoomIn(): void {
    this.zoomBy(ZOOM_STEP)
  }

  zoomOut(): void {
    this.zoomBy(1 / ZOOM_STEP)
  }

  reset(): void {
    this.show(WHOLE)
  }

  /** Handles a key that is pressed on the canvas. @returns true if the key had an effect */
  key(name: string): boolean {
    const arrow = ARROWS[name]
    if (arrow) this.move(...arrow)
    else if (name === '+' || name === '=') this.zoomIn()
    else if (name === '-') this.zoomOut()
    else if (name === '0') this.reset()
    else return false
    return true
  }

  /** Returns the cropped picture as a file; null if the host cannot create one. */
  async cut(): Promise<string | null> {
    const made = await this.surface?.toFile()
    return made?.kind === 'file' ? made.path : null
  }

  /** Measures a photo of a person. Hosts without access to pixels find no problem. */
  measure(): void {
    this.problem = this.measured()
  }

  private measured(): PhotoProblem | null {
    const { surface, picture } = this
    if (!surface || !picture) return null
    const bitmap = surface.createBitmap(MEASURED.width, MEASURED.height)
    if (!bitmap?.context.getImageData) return null
    const view = drawnAt(this.view, picture, this.window)
    const scale = MEASURED.width / this.window.width
    const [left, top, width, height] = [view.left, view.top, view.width, view.height].map((side) => side * scale)
    bitmap.context.drawImage(picture.source, left, top, width, height)
    return photoProblem(bitmap.context.getImageData(0, 0, MEASURED.width, MEASURED.height))
  }

  private get window(): PictureSize {
    return { width: this.surface?.width ?? 0, height: this.surface?.height ?? 0 }
  }

  private zoomBy(factor: number): void {
    this.zoomAt(factor, { x: this.window.width / 2, y: this.window.height / 2 })
  }

  private zoomAt(factor: number, at: { x: number; y: number }): void {
    if (this.picture) this.show(zoomed(this.view, factor, at, this.picture, this.window))
  }

  private move(dx: number, dy: number): void {
    if (this.picture) this.show(moved(this.view, dx, dy, this.picture, this.window))
  }

  private show(view: CropView): void {
    this.view = view
    this.problem = null
    this.draw()
  }

  private draw(): void {
    const { surface, picture } = this
    if (!surface || !picture) return
    const { context, width, height } = surface
    const { left, top, width: drawnWidth, height: drawnHeight } = drawnAt(this.view, picture, this.window)
    // Transparent areas become white, because the uploaded file has no transparency.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(picture.source, left, top, drawnWidth, drawnHeight)
  }

  private become(state: CropModel['state']): void {
    this.state = state
  }
}
