import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { avatars } from './extras/avatars'
import { whaleBanner } from './extras/banner-whale'
import { banners } from './extras/banners'
import { dayBanners } from './extras/banners-day'
import { goods } from './extras/goods'
import { shop } from './extras/lantern'
import { vectors } from './extras/marks'
import { venues } from './extras/venues'
import { shoreVenues } from './extras/venues-shore'
import { skyVenues } from './extras/venues-sky'
import { townVenues } from './extras/venues-town'
import { posters } from './posters/all'
import { contactSheet } from './press/contact'
import { print, toWebp } from './press/press'
import { Sheet, type Drawings } from './press/sheet'
import { tintOf, type Tint } from './press/tint'

const MEDIA = join(__dirname, '../gateway/media')

interface Series {
  folder: string
  size: readonly [width: number, height: number]
  /** bytes a picture may take */
  limit: number
  drawings: Drawings
}

const SERIES: readonly Series[] = [
  { folder: 'posters', size: [480, 640], limit: 35_000, drawings: posters },
  { folder: 'banners', size: [1200, 500], limit: 64_000, drawings: { ...banners, ...dayBanners, ...whaleBanner } },
  {
    folder: 'venues',
    size: [800, 450],
    limit: 46_000,
    drawings: { ...venues, ...shoreVenues, ...townVenues, ...skyVenues },
  },
  { folder: 'goods', size: [480, 480], limit: 26_000, drawings: goods },
  { folder: 'avatars', size: [160, 160], limit: 6_000, drawings: avatars },
  { folder: 'shop', size: [320, 320], limit: 12_000, drawings: shop },
]

const save = async (path: string, bytes: Buffer | string): Promise<void> => {
  await mkdir(dirname(join(MEDIA, path)), { recursive: true })
  await writeFile(join(MEDIA, path), bytes)
}

/** `npm run artwork [-- words in the file name] [--contact=file.png]`: draws all pictures, or those that match. */
const main = async (): Promise<void> => {
  const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
  const contact = process.argv.find((arg) => arg.startsWith('--contact='))?.slice('--contact='.length)
  const requested = (path: string): boolean => args.length === 0 || args.some((arg) => path.includes(arg))
  for (const [path, svg] of Object.entries(vectors())) if (requested(path)) await save(path, svg)
  for (const { folder, size, limit, drawings } of SERIES) {
    const tints: Record<string, Tint> = {}
    const shown: Buffer[] = []
    for (const name of Object.keys(drawings).sort()) {
      if (!requested(`${folder}/${name}`)) continue
      const sheet = new Sheet(name, ...size)
      drawings[name](sheet)
      const picture = await print(sheet)
      const bytes = await toWebp(picture, limit)
      await save(`${folder}/${name}.webp`, bytes)
      tints[name] = await tintOf(picture)
      shown.push(bytes)
    }
    if (folder === 'posters' && args.length === 0)
      await save('posters/palette.json', `${JSON.stringify(tints, null, 1)}\n`)
    if (contact && shown.length > 0)
      await contactSheet(
        shown,
        size[0] > 700 ? 2 : 6,
        Math.round(size[0] / 1.5),
        Math.round(size[1] / 1.5),
        contact.replace('.png', `-${folder}.png`),
      )
  }
}

void main()
