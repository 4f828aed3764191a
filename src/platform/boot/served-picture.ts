import { afterFrame } from '../next-frame/index.h5'

/** Ms after which the scripts run although the picture is not there yet. */
const AT_MOST = 200
/** What a browser reports of elements that ask for it (`elementtiming`), when they are on the screen. */
const ON_SCREEN = 'element'

/** Calls back when the first of the marked elements is on the screen; where no browser tells, one frame after it can be painted. */
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
 * Runs `start` once, when a picture that the page was served with is on the screen; after the next frame where there is
 * none. Scripts that run before it would hold up the largest thing that a visitor waits to see.
 */
export const afterPicture = (start: () => void): void => {
  const picture = document.querySelector<HTMLImageElement>('.sk-view img')
  // A view in another language or of another city is not painted (boot.ts). Its boxes would say so too, but for a layout in this task.
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
