import { afterFrame } from '../next-frame/index.h5'

/** Ms after which the scripts run without waiting for the picture. */
const AT_MOST = 200
/** Entry type of elements with `elementtiming`, when they are painted. */
const ON_SCREEN = 'element'

/** Calls back when the first of the marked elements is painted. Without that API, a frame after it can be painted. */
const whenPainted = (picture: HTMLImageElement, painted: () => void): void => {
  if (PerformanceObserver.supportedEntryTypes.includes(ON_SCREEN))
    new PerformanceObserver(painted).observe({ type: ON_SCREEN, buffered: true })
  else
    picture.decode().then(
      () => afterFrame(painted),
      () => painted(),
    )
}

/** Runs `start` once, after a served picture is painted, or after the next frame. Scripts would delay that paint. */
export const afterPicture = (start: () => void): void => {
  const picture = document.querySelector<HTMLImageElement>('.sk-view img')
  // A served view in another language or of another city is not painted (boot.ts). Its boxes would show that too, but
  // only after a layout in this task.
  if (!picture || 'other' in document.documentElement.dataset) return void afterFrame(start)
  let started = false
  const once = () => {
    if (started) return
    started = true
    start()
  }
  setTimeout(once, AT_MOST)
  whenPainted(picture, once)
}
