interface Size {
  width: number
  height: number
}

/** The screen: CSS pixels and the device's pixel ratio. It limits the size of a bitmap. */
export interface ScreenSize extends Size {
  pixelRatio: number
}

/**
 * Returns bitmap pixels per CSS pixel: the requested ratio, up to the screen's pixels. Larger canvases end the page.
 */
export const bitmapRatio = (size: Size, screen: ScreenSize, requested = screen.pixelRatio): number => {
  const largest = Math.sqrt((screen.width * screen.height) / (size.width * size.height)) * screen.pixelRatio
  return Math.max(0.1, Math.min(requested, largest))
}
