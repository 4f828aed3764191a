import { makeAutoObservable } from 'mobx'
import type { ModelDeps } from '@/components/screen/use-model'
import type { Surface } from '@/platform/canvas/contract'
import type { Gestures, GesturesOn } from '@/platform/gestures/contract'
import type { TouchPhase, TouchPoint } from '@/lib/touch'

const INK = '#1b1917'
const PAPER = '#fff'
/** Width of a line, CSS px. */
const LINE = 2.5
/** Minimum number of points of a signature, so that a tap is not one. */
const MIN_POINTS = 8
/** Size of a written name, CSS px, and the part of the width that it may fill. */
const NAME_SIZE = 48
const NAME_SHARE = 0.9

interface SignatureOptions {
  /** Id of the canvas. */
  id: string
  /** Uploads the picture. */
  onDone: (path: string) => Promise<unknown>
}

/** Model of a signature: a line that is drawn by finger or mouse, or a name that is written by keyboard. */
export class SignatureModel {
  state: 'loading' | 'ready' | 'failed' = 'loading'
  /** Number of drawn points. */
  points = 0
  readonly gestures: Gestures
  private surface: Surface | null = null
  private last: TouchPoint | null = null

  constructor(
    private readonly deps: Pick<ModelDeps, 'platform' | 'screen'> & { gesturesOn: GesturesOn },
    private readonly options: SignatureOptions,
  ) {
    this.gestures = deps.gesturesOn(options.id, {
      touch: (phase, touches) => this.draw(phase, touches),
      wheel: () => undefined,
      hover: () => undefined,
      size: () => undefined,
    })
    makeAutoObservable(this, { gestures: false }, { autoBind: true, deep: false })
  }

  get isDrawn(): boolean {
    return this.points >= MIN_POINTS
  }

  /** Mounts the canvas, which must exist on the page. */
  async attach(): Promise<void> {
    const { platform, screen } = this.deps
    const mounted = await platform.mountCanvas(this.options.id)
    if (screen.disposed) return
    if (mounted.kind !== 'mounted') return this.become('failed')
    this.surface = mounted.surface
    this.clear()
    const listening = this.gestures.listen()
    if (listening.kind === 'listening') screen.onDispose(listening.dispose)
    this.become('ready')
  }

  clear(): void {
    this.points = 0
    this.last = null
    if (!this.surface) return
    const { context, width, height } = this.surface
    context.fillStyle = PAPER
    context.fillRect(0, 0, width, height)
  }

  /** Draws a name instead of a line, for applicants who use a keyboard. */
  write(name: string): void {
    this.clear()
    if (!this.surface || name.trim() === '') return
    const { context, width, height } = this.surface
    const setFont = (size: number): void => void (context.font = `italic ${size}px serif`)
    setFont(NAME_SIZE)
    const share = context.measureText(name).width / (width * NAME_SHARE)
    if (share > 1) setFont(Math.floor(NAME_SIZE / share))
    Object.assign(context, { fillStyle: INK, textAlign: 'center', textBaseline: 'middle' })
    context.fillText(name, width / 2, height / 2)
    this.points = MIN_POINTS
  }

  /** Uploads the signature as a picture. */
  async finish(): Promise<void> {
    if (!this.surface || !this.isDrawn) return
    const made = await this.surface.toFile({ type: 'png' })
    if (made.kind === 'file') await this.options.onDone(made.path)
    else this.become('failed')
  }

  private draw(phase: TouchPhase, touches: readonly TouchPoint[]): void {
    const [point] = touches
    const { surface, last } = this
    if (!surface || !point || phase === 'end') {
      this.last = null
      return
    }
    this.last = point
    if (phase === 'start' || !last) return
    const { context } = surface
    Object.assign(context, { strokeStyle: INK, lineWidth: LINE, lineCap: 'round', lineJoin: 'round' })
    context.beginPath()
    context.moveTo(last.x, last.y)
    context.lineTo(point.x, point.y)
    context.stroke()
    this.points += 1
  }

  private become(state: SignatureModel['state']): void {
    this.state = state
  }
}
