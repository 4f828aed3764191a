import { afterFrame } from '../next-frame/index.h5'

/** Maximum time to wait for the picture before the scripts run, ms. */
const AT_MOST = 200
/**
 * Type of the performance entries for elements with `elementtiming`. The browser creates an entry when such an element
 * is painted.
 */
const ON_SCREEN = 'element'

/**
 * Calls back when the first marked picture is painted. If the browser lacks the Element Timing API, calls back when the
 * picture has loaded and a frame has passed.
 */
const whenPainted = (picture: HTMLImageElement, painted: () => void): void => {
  if (PerformanceObserver.supportedEntryTypes.includes(ON_SCREEN))
    new PerformanceObserver(painted).observe({ type: ON_SCREEN, buffered: true })
  else
    picture.decode().then(
      () => afterFrame(painted),
      () => painted(),
    )
}

/**
 * Runs `start` once after the picture of a server-rendered page is painted, or after the next frame. Scripts would
 * delay that paint.
 */
export const afterPicture = (start: () => void): void => {
  const picture = document.querySelector<HTMLImageElement>('.sk-view img')
  // A server-rendered page in another language or of another city is hidden (boot.ts), so its picture is not painted.
  // Measuring the picture would detect this too, but would force a layout in this task.
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
