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
  /** Box of the host's own two buttons in the top right corner of the page. */
  menuButton: Box
}

/** Layout of the current page. Without a `Ground`, every element is reported with the same size. */
export interface Ground {
  readonly phone: Phone
  /**
   * Returns the boxes of elements on the current page, after its current state is rendered. Null for an element that is
   * not rendered.
   */
  measure(elements: readonly Element[]): Promise<(Box | null)[]>
  /**
   * Resolves when everything is rendered. Until then, no response of the network reaches the mini program, which
   * simulates data that arrives late.
   */
  still(): Promise<void>
}

/** Properties of the phone, as `getWindowInfo` and `getSystemInfoSync` report them. */
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
