import type { DrawingSurface } from '@/lib/drawing-surface'
import type { TouchPhase } from '@/lib/touch'

/** CSS px. */
interface Size {
  width: number
  height: number
}

interface FitDeps {
  /** Gives the bitmap the size of the canvas' box now; null when the canvas is not in view. */
  mount: () => Promise<DrawingSurface | null>
  /** Measures the box; resolves after `measured` was called. */
  measure: () => Promise<void>
  /** The bitmap has another size. */
  resized: (surface: DrawingSurface) => void
}

/** CSS px: boxes that differ by less are the same. */
const SAME = 1

const isSame = (one: Size, other: Size): boolean =>
  Math.abs(one.width - other.width) < SAME && Math.abs(one.height - other.height) < SAME

/**
 * Keeps the bitmap of a canvas as large as its box. What loads late above or below the canvas changes its box; until
 * the bitmap follows, the picture is squashed and a point on the screen is another one on the plan: no tap is taken.
 */
export class CanvasFit {
  private box: Size | null = null
  /** The box that the bitmap has been sized for. */
  private fitted: Size | null = null
  private resizing = false
  /** The picture did not fit at some time of the touch that is under way. */
  private misled = false
  /** The measurement of the touch that has just begun. */
  private measuring: Promise<void> | null = null

  constructor(private readonly deps: FitDeps) {}

  /** The canvas was mounted with this size. */
  mounted(size: Size): void {
    this.fitted = size
  }

  /** The box has this size now. */
  measured(box: Size): void {
    this.box = box
    if (this.fits) return
    this.misled = true
    void this.resize()
  }

  /**
   * Passes a touch on. The box is measured when a finger comes down, and lifting it waits for the result. After a touch
   * on a picture that does not fit it becomes `cancel`.
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
