import type { Focus } from './contract'

/** Mini programs have no keyboard focus; their overlays stop the page from scrolling with `catchMove`. */
export const focus: Focus = {
  hold: () => () => undefined,
  move: () => undefined,
}
