import path from 'node:path'
import sharp from 'sharp'
import type { Shopper } from '../browser/shopper'

/** Takes a WebP screenshot of the visitor's screen. */
export const save = async ({ page }: Shopper, file: string): Promise<void> => {
  const png = await page.screenshot()
  await sharp(png).webp({ quality: 82 }).toFile(file)
  console.log(path.relative('.', file))
}
