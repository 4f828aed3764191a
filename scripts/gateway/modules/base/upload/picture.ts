/** Maximum size of stored pictures, pixels (shell §9: 1080 × 1960). */
const MAX_WIDTH = 1080
const MAX_HEIGHT = 1960
/** Maximum number of pixels of an upload. Even a small file may decode to a huge picture. */
const MAX_PIXELS = 60_000_000

const MAGIC: readonly ((bytes: Buffer) => boolean)[] = [
  // JPEG, PNG, GIF
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)),
  // RIFF…WEBP, and the picture brands of ISO media files (HEIC, AVIF)
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => /^ftyp(heic|heix|mif1|msf1|avif)$/.test(bytes.toString('latin1', 4, 12)),
]

/** Returns true if the first bytes are the signature of a picture. Ignores the file's name and type. */
const isPicture = (bytes: Buffer): boolean => MAGIC.some((matches) => matches(bytes))

/** A stored picture as WebP, with its size in pixels. */
interface CleanPicture {
  body: Buffer
  width: number
  height: number
}

/**
 * Converts a picture to WebP: rotated upright, within the maximum size, and without metadata such as location and
 * device. Returns null if the file is not a readable picture.
 */
export const cleanPicture = async (file: Buffer): Promise<CleanPicture | null> => {
  if (!isPicture(file)) return null
  const { default: sharp } = await import('sharp')
  try {
    const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { body: data, width: info.width, height: info.height }
  } catch {
    return null
  }
}
