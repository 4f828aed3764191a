import type { DrawingSurface } from '@/lib/drawing-surface'
import type { TouchPhase } from '@/lib/touch'

/** CSS px. */
interface Size {
  width: number
  height: number
}

interface FitDeps {
  /** Resizes the bitmap to the current box of the canvas. Returns null if the canvas is not visible. */
  mount: () => Promise<DrawingSurface | null>
  /** Measures the box. Resolves after `measured` was called. */
  measure: () => Promise<void>
  /** Called when the bitmap has a different size. */
  resized: (surface: DrawingSurface) => void
}

/** Boxes that differ by less than this value are considered equal, in CSS px. */
const SAME = 1

const isSame = (one: Size, other: Size): boolean =>
  Math.abs(one.width - other.width) < SAME && Math.abs(one.height - other.height) < SAME

/**
 * Resizes the bitmap of a canvas when the canvas's box changes, for example because content above or below it loads
 * later. Until the bitmap is resized, the picture is distorted and touch points are wrong. Taps are therefore ignored
 * during this time.
 */
export class CanvasFit {
  private box: Size | null = null
  /** Size of the box that the current bitmap fits. */
  private fitted: Size | null = null
  private resizing = false
  /** True if the bitmap did not fit the box at any time during the current touch. */
  private misled = false
  /** The measurement that the current touch has started; null after the touch has ended. */
  private measuring: Promise<void> | null = null

  constructor(private readonly deps: FitDeps) {}

  /** Must be called when the canvas is mounted with this size. */
  mounted(size: Size): void {
    this.fitted = size
  }

  /** Must be called with each measured size of the box. */
  measured(box: Size): void {
    this.box = box
    if (this.fits) return
    this.misled = true
    void this.resize()
  }

  /**
   * Forwards a touch phase to `pass`. The box is measured at the start of a touch. The end of the touch is forwarded
   * only after the measurement. If the bitmap did not fit the box, the end is forwarded as `cancel`.
   */
  touch(phase: TouchPhase, pass: (phase: TouchPhase) => void): void {
    if (phase === 'start') {
      this.misled = !this.fits
      const measuring = this.deps.measure().then(() => {
        if (this.measuring === measuring) this.measuring = null
      })
      this.measuring = measuring
    }
    if (phase !== 'end') return pass(phase)
    const lift = (): void => pass(this.misled ? 'cancel' : 'end')
    if (this.measuring) void this.measuring.then(lift)
    else lift()
  }

  private get fits(): boolean {
    const { box, fitted, resizing } = this
    return !resizing && (box === null || fitted === null || isSame(box, fitted))
  }

  private async resize(): Promise<void> {
    if (this.resizing) return
    this.resizing = true
    const { box } = this
    const surface = await this.deps.mount()
    this.resizing = false
    if (!surface) return
    this.fitted = box
    this.deps.resized(surface)
    // The box may have changed again during the resize.
    await this.deps.measure()
  }
}
