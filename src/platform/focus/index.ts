import type { Focus } from './contract'

/** Mini programs have no keyboard focus to keep; their overlays stop scrolling with `catchMove`. */
export const focus: Focus = {
  hold: () => () => undefined,
  move: () => undefined,
}
