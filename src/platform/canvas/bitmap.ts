interface Size {
  width: number
  height: number
}

/** The screen that bounds a bitmap: CSS pixels and the device's ratio. */
export interface ScreenSize extends Size {
  pixelRatio: number
}

/**
 * Pixels of a bitmap to one CSS pixel: as wanted, but never so many that the bitmap holds more than the whole screen does
 * (hosts kill pages whose canvases do).
 */
export const bitmapRatio = (size: Size, screen: ScreenSize, wanted = screen.pixelRatio): number => {
  const most = Math.sqrt((screen.width * screen.height) / (size.width * size.height)) * screen.pixelRatio
  return Math.max(0.1, Math.min(wanted, most))
}
