import type { Host } from '../harness/host'
import { canvasOf } from '../harness/selector-query'
import { bitmapFault } from './bitmaps'
import { findingsOf, lineOf } from './findings'
import type { Screen } from './screen'
import { piecesOf } from './snapshot'

const canvasFaults = async (host: Host, screen: Screen): Promise<string[]> => {
  const painted = [...host.page.view.dom.querySelectorAll('canvas')].filter((each) => canvasOf(each).drawn.length > 0)
  const boxes = await screen.measure(painted)
  return painted.flatMap((canvas, index) => {
    const box = boxes[index]
    return (box && box.width > 0 && bitmapFault(canvasOf(canvas), box)) || []
  })
}

const lookOnce = async (host: Host, screen: Screen, isScrolled: boolean): Promise<string[]> => {
  await screen.atRest()
  const { phone, session } = screen
  const edges = { left: 0, top: 0, right: phone.width, bottom: phone.height }
  const found = findingsOf(await piecesOf(session), edges, isScrolled ? null : phone.menuButton)
  return [...new Set([...found.map(lineOf), ...(await canvasFaults(host, screen))])]
}

/**
 * Checks the page twice and only returns the findings of both checks. On a busy machine, a pause of the mini program
 * can look like the end of its work.
 */
const lookTwice = async (host: Host, screen: Screen, isScrolled: boolean): Promise<string[]> => {
  const first = await lookOnce(host, screen, isScrolled)
  if (first.length === 0) return first
  const second = await lookOnce(host, screen, isScrolled)
  return second.filter((line) => first.includes(line))
}

/**
 * Returns the layout faults of the current page, one line each. Checks the page at its top and at its bottom, after it
 * has come to rest.
 */
export const look = async (host: Host, screen: Screen): Promise<string[]> => {
  const top = await lookTwice(host, screen, false)
  if (!(await screen.scrollToFoot())) return top
  const foot = await lookTwice(host, screen, true)
  await screen.scrollToTop()
  return [...new Set([...top, ...foot])]
}
