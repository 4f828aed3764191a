/** A box on the screen, CSS px. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Data of the phone that the host reports to the program. */
export interface Phone {
  width: number
  height: number
  statusBarHeight: number
  /** Height of the bar at the bottom of the screen, CSS px. */
  safeBottom: number
  pixelRatio: number
  theme: 'light' | 'dark'
  /** The host's own two buttons, over the page's top right corner. */
  menuButton: Box
}

/** Layout of the page in view. Without one, every element has the same reported size. */
export interface Ground {
  readonly phone: Phone
  /**
   * Returns the boxes of elements of the page in view, once its current state is drawn; null for an element that is not
   * drawn.
   */
  measure(elements: readonly Element[]): Promise<(Box | null)[]>
  /**
   * Resolves when nothing is left to draw. Until then no answer of the network reaches the program, so data arrives
   * late.
   */
  still(): Promise<void>
}

/** The phone as reported by `getWindowInfo` and `getSystemInfoSync`. */
export const windowFacts = ({ width, height, statusBarHeight, safeBottom, pixelRatio }: Phone): object => ({
  pixelRatio,
  screenWidth: width,
  screenHeight: height,
  windowWidth: width,
  windowHeight: height,
  statusBarHeight,
  safeArea: {
    left: 0,
    right: width,
    top: statusBarHeight,
    bottom: height - safeBottom,
    width,
    height: height - safeBottom - statusBarHeight,
  },
})

/** Returns a box with its right and bottom edges, as hosts report it. */
export const withEdges = ({ left, top, width, height }: Box) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
})
