import pixelmatch from 'pixelmatch'

/** Distance of two colors (0 to 1) below which they count as equal, because the pictures are compressed. */
const THRESHOLD = 0.15

/** RGBA pixels of a picture. */
type Pixels = Buffer

/**
 * Returns the share of different pixels (0 to 1) of two pictures of one size.
 * @param output receives a picture of the differences
 */
export const difference = (left: Pixels, right: Pixels, width: number, height: number, output?: Pixels): number =>
  pixelmatch(left, right, output, width, height, { threshold: THRESHOLD }) / (width * height)
