/** All canvases of the page that have not been garbage-collected. */
const made: WeakRef<{ width: number; height: number }>[] = []

const note = <T extends { width: number; height: number }>(canvas: T): T => {
  made.push(new WeakRef(canvas))
  return canvas
}

const createElement = document.createElement.bind(document)
document.createElement = ((name: string, options?: ElementCreationOptions) => {
  const element = createElement(name, options)
  return element instanceof HTMLCanvasElement ? note(element) : element
}) as typeof document.createElement

const Offscreen = window.OffscreenCanvas
window.OffscreenCanvas = class extends Offscreen {
  constructor(width: number, height: number) {
    super(width, height)
    note(this)
  }
}

/**
 * Returns the size of all bitmaps in MB, and the pixels of the largest. Detached canvases count until they are
 * garbage-collected.
 */
export const bitmapsNow = (): { megabytes: number; largest: number } => {
  const pixels = made.map((reference) => reference.deref()).map((canvas) => (canvas ? canvas.width * canvas.height : 0))
  return { megabytes: (pixels.reduce((sum, value) => sum + value, 0) * 4) / 2 ** 20, largest: Math.max(0, ...pixels) }
}
