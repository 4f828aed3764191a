import sharp from 'sharp'

/** One PNG with all the pictures on it, for looking at them side by side. */
export const contactSheet = async (
  pictures: readonly Buffer[],
  columns: number,
  width: number,
  height: number,
  file: string,
): Promise<void> => {
  const gap = 8
  const rows = Math.ceil(pictures.length / columns)
  const tiles = await Promise.all(
    pictures.map(async (picture, i) => ({
      input: await sharp(picture).resize(width, height, { fit: 'contain', background: '#777777' }).png().toBuffer(),
      left: gap + (i % columns) * (width + gap),
      top: gap + Math.floor(i / columns) * (height + gap),
    })),
  )
  const canvas = {
    width: columns * (width + gap) + gap,
    height: rows * (height + gap) + gap,
    channels: 3 as const,
    background: '#777777',
  }
  await sharp({ create: canvas }).composite(tiles).png().toFile(file)
}
