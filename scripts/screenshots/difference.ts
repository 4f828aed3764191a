import pixelmatch from 'pixelmatch'

/** Colours that are closer than this (0 to 1) are equal: the pictures are compressed. */
const THRESHOLD = 0.15

/** RGBA pixels of a picture. */
type Pixels = Buffer

/**
 * Share of the pixels (0 to 1) of two pictures of one size that differ.
 * @param output takes a picture of what differs
 */
export const difference = (left: Pixels, right: Pixels, width: number, height: number, output?: Pixels): number =>
  pixelmatch(left, right, output, width, height, { threshold: THRESHOLD }) / (width * height)
