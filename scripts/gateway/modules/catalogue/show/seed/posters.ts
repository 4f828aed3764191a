import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mediaAddress } from '../../../../core/media/files'

const PALETTE = join(__dirname, '../../../../media/posters/palette.json')
const FALLBACK = '#4a3a35'

interface Entry {
  color?: string
  dominant?: string
}

const readPalette = (): Record<string, Entry | string> =>
  existsSync(PALETTE) ? (JSON.parse(readFileSync(PALETTE, 'utf8')) as Record<string, Entry | string>) : {}

/** Returns a function that finds a poster's path, and its dominant color from the picture's metadata. */
export const posterFinder = () => {
  const palette = readPalette()
  return (name: string): { poster_url: string; poster_color: string } => {
    const entry = palette[name] ?? palette[`${name}.webp`]
    const color = typeof entry === 'string' ? entry : (entry?.dominant ?? entry?.color)
    return { poster_url: mediaAddress(`/media/posters/${name}.webp`), poster_color: color ?? FALLBACK }
  }
}
