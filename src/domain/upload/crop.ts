/**
 * View of a picture behind a window. It consists of the zoom (1 means that the picture just covers the window) and the
 * offset of the picture's center in px.
 */
export interface CropView {
  zoom: number
  x: number
  y: number
}

export interface PictureSize {
  width: number
  height: number
}

/** Maximum zoom. At a larger zoom, the pixels of a phone's picture are visible. */
const MAX_ZOOM = 5

/** Initial view: the picture covers the window and is centered. */
export const WHOLE: CropView = { zoom: 1, x: 0, y: 0 }

/** Returns the position of the picture, in px from the top left corner of the window. */
export const drawnAt = ({ zoom, x, y }: CropView, { width, height }: PictureSize, window: PictureSize) => {
  const scale = Math.max(window.width / width, window.height / height) * zoom
  const size = { width: width * scale, height: height * scale }
  return { left: (window.width - size.width) / 2 + x, top: (window.height - size.height) / 2 + y, ...size }
}

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value))

/** Returns the nearest view in which no edge of the picture is inside the window. */
const settled = (view: CropView, picture: PictureSize, window: PictureSize): CropView => {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom))
  const { width, height } = drawnAt({ zoom, x: 0, y: 0 }, picture, window)
  return { zoom, x: within(view.x, (width - window.width) / 2), y: within(view.y, (height - window.height) / 2) }
}

/** Returns the view after moving the picture, in px of the window. */
export const moved = (view: CropView, dx: number, dy: number, picture: PictureSize, window: PictureSize): CropView =>
  settled({ ...view, x: view.x + dx, y: view.y + dy }, picture, window)

/** Returns the view after zooming around a fixed point of the window. */
export const zoomed = (
  view: CropView,
  factor: number,
  at: { x: number; y: number },
  picture: PictureSize,
  window: PictureSize,
): CropView => {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom * factor))
  const taken = zoom / view.zoom
  const [fromX, fromY] = [at.x - window.width / 2, at.y - window.height / 2]
  const about = { x: fromX - (fromX - view.x) * taken, y: fromY - (fromY - view.y) * taken }
  return settled({ zoom, ...about }, picture, window)
}
