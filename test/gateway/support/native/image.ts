import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { migrate } from '../../../../scripts/gateway/core/database/migrate'
import { openEmbedded } from '../../../../scripts/gateway/core/database/open'
import { reseed } from '../../../../scripts/gateway/core/seed/seed'
import { seedVersion } from '../../../../scripts/gateway/core/seed/version'

const ROOT = path.join(__dirname, '../../../..')
const CACHE = path.join(ROOT, 'node_modules/.cache/gateway-image')
/** Source files that determine the content of a seeded database, in addition to the seed data (`seedVersion`). */
const SOURCES = ['scripts/gateway/core/database', 'scripts/gateway/core/seed', 'scripts/gateway/modules']

const fingerprint = async (now: number): Promise<string> => {
  const hash = createHash('sha256').update(`${seedVersion()} ${now}`)
  for (const folder of SOURCES) {
    const names = (await readdir(path.join(ROOT, folder), { recursive: true })).filter((name) =>
      /\.(ts|sql)$/.test(name),
    )
    for (const name of names.sort()) hash.update(await readFile(path.join(ROOT, folder, name)))
  }
  for (const file of [path.join(ROOT, 'node_modules/@electric-sql/pglite/package.json'), __filename])
    hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

/** Creates a migrated database, seeded at `now` (epoch ms). Returns its PGlite dump. */
export const makeImage = async (now: number, demo = true): Promise<Blob> => {
  const { db, client } = await openEmbedded({})
  await migrate(db)
  await reseed(db, now, demo)
  // Tests create no databases from templates, so the templates are removed. This makes the dump a third smaller.
  await client.exec('update pg_database set datistemplate = false')
  for (const template of ['template0', 'template1']) await client.exec(`drop database ${template}`)
  const dump = await client.dumpDataDir('none')
  await db.destroy()
  return dump
}

const kindOf = (demo: boolean): string => (demo ? 'sandbox-' : 'plain-')

const make = async (file: string, now: number, demo: boolean): Promise<void> => {
  const dump = await makeImage(now, demo)
  await mkdir(CACHE, { recursive: true })
  // Another worker may write this file at the same time. Renaming replaces a complete file by an equal one.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()))
  await rename(draft, file)
  const old = (await readdir(CACHE)).filter(
    (name) => name.endsWith('.tar') && name.startsWith(kindOf(demo)) && name !== path.basename(file),
  )
  for (const name of old) await rm(path.join(CACHE, name), { force: true })
}

/**
 * Returns the image of a migrated database that is seeded at `now`, from a cached file. Starting from the file takes a
 * third of the time. The file is created if it is missing, or if seed, schema or PGlite have changed.
 * @param demo true to include the demo accounts
 */
export const seededImage = async (now: number, demo = true): Promise<Blob> => {
  const file = path.join(CACHE, `${kindOf(demo)}${await fingerprint(now)}.tar`)
  const cached = await readFile(file).catch(() => null)
  if (cached) return new Blob([cached])
  await make(file, now, demo)
  return new Blob([await readFile(file)])
}
