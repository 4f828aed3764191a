import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { encode } from 'uqr'
import { launchChromium } from '../../../scripts/browser/launch'

const [WIDTH, HEIGHT] = [1280, 720]
/** Width of the code in pixels, including its light border of four cells. */
const SIDE = 420
const BORDER = 4
/** Rotation of the phone that shows the code, degrees. */
const TURNED = 8

/** Returns a video of one frame, which Chromium repeats. The frame shows a phone with a code in a dark hall. */
const filmOf = async (text: string): Promise<Buffer> => {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#2b2b33"/>
    <g transform="translate(${WIDTH / 2 + 60} ${HEIGHT / 2 - 20}) rotate(${TURNED}) scale(${SIDE / size}) translate(${-size / 2} ${-size / 2})">
    <rect width="${size}" height="${size}" fill="#fff"/><path fill="#111" d="${cells.join('')}"/></g></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
}

/**
 * Opens a browser whose camera sees this code. Returns the browser, with a function that closes the browser and deletes
 * the video.
 */
export const browserBefore = async (text: string): Promise<{ browser: Browser; close(): Promise<void> }> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-camera-'))
  const film = path.join(folder, 'film.mjpeg')
  writeFileSync(film, await filmOf(text))
  const browser = await launchChromium([
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ])
  const close = async (): Promise<void> => {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
  return { browser, close }
}
