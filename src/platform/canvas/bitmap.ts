interface Size {
  width: number
  height: number
}

/** Size of the screen in CSS px, and its pixel ratio. These values limit the size of a bitmap. */
export interface ScreenSize extends Size {
  pixelRatio: number
}

/**
 * Returns the number of bitmap pixels per CSS px: the requested ratio, limited so that the bitmap does not exceed the
 * number of screen pixels. A larger canvas can crash the page.
 */
export const bitmapRatio = (size: Size, screen: ScreenSize, requested = screen.pixelRatio): number => {
  const largest = Math.sqrt((screen.width * screen.height) / (size.width * size.height)) * screen.pixelRatio
  return Math.max(0.1, Math.min(requested, largest))
}
