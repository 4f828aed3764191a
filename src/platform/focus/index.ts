import type { Focus } from './contract'

/** Mini programs have no keyboard focus. Their overlays prevent the page from scrolling with `catchMove`. */
export const focus: Focus = {
  hold: () => () => undefined,
  move: () => undefined,
}
