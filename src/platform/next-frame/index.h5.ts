import type { AfterFrame } from './contract'

/** Time after which `draw` runs even if there was no frame, ms, because pages in the background have no frames. */
const WITHOUT_FRAME = 200

export const afterFrame: NonNullable<AfterFrame> = (draw) => {
  let afterPaint: ReturnType<typeof setTimeout> | undefined
  const end = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(afterPaint)
    clearTimeout(timer)
  }
  const run = (): void => {
    end()
    draw()
  }
  const frame = requestAnimationFrame(() => {
    afterPaint = setTimeout(run)
  })
  const timer = setTimeout(run, WITHOUT_FRAME)
  return end
}
