import type { DrawingSurface } from '@/lib/drawing-surface'
import type { TouchPhase } from '@/lib/touch'

/** CSS px. */
interface Size {
  width: number
  height: number
}

interface FitDeps {
  /** Resizes the bitmap to the current box of the canvas; null when the canvas is not in view. */
  mount: () => Promise<DrawingSurface | null>
  /** Measures the box; resolves after `measured` was called. */
  measure: () => Promise<void>
  /** Called with a bitmap of another size. */
  resized: (surface: DrawingSurface) => void
}

/** CSS px: maximum difference of equal boxes. */
const SAME = 1

const isSame = (one: Size, other: Size): boolean =>
  Math.abs(one.width - other.width) < SAME && Math.abs(one.height - other.height) < SAME

/**
 * Resizes the bitmap of a canvas with its box. Content that loads late above or below the canvas changes its box. Until
 * the bitmap follows, the picture is distorted and touch points are wrong, so no tap is accepted.
 */
export class CanvasFit {
  private box: Size | null = null
  /** Box of the current bitmap. */
  private fitted: Size | null = null
  private resizing = false
  /** True if the picture did not fit at some time during the current touch. */
  private misled = false
  /** The measurement of the current touch. */
  private measuring: Promise<void> | null = null

  constructor(private readonly deps: FitDeps) {}

  /** Handles the mount of the canvas with this size. */
  mounted(size: Size): void {
    this.fitted = size
  }

  /** Handles a measured size of the box. */
  measured(box: Size): void {
    this.box = box
    if (this.fits) return
    this.misled = true
    void this.resize()
  }

  /**
   * Forwards a touch. The box is measured when a finger comes down, and lifting the finger waits for the result. After
   * a touch on a picture that does not fit it becomes `cancel`.
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
    // The layout may have changed again since.
    await this.deps.measure()
  }
}
