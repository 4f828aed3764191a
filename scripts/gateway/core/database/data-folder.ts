import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** PostgreSQL's own entries in its data folder. */
const OWN = /^(base|global|pg_\w+(\.conf)?|postgresql(\.auto)?\.conf|postmaster\.(pid|opts))$/

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

const entriesOf = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })

/** Returns the path of a file beside the folder. The file exists while the folder's first database is being created. */
const markOf = (folder: string): string => `${path.resolve(folder)}.new`

/** Returns remedies for a folder that cannot be opened, one line each. */
export const folderRemedies = (folder: string): string[] => [
  `Copy a whole database back to ${folder}, set GATEWAY_DATA to another folder,`,
  `or delete ${folder} to begin with an empty database.`,
]

/**
 * Prepares a locked data folder for PGlite, which creates a new database if `PG_VERSION` is missing. Removes a first
 * database that a killed process left incomplete. Rejects with a text for the user if the folder has other contents.
 * @returns a function to call once the database is open
 */
export const prepareFolder = async (folder: string): Promise<() => Promise<void>> => {
  const mark = markOf(folder)
  const entries = await entriesOf(folder)
  const isHalfMade =
    entries.every((name) => OWN.test(name)) && (await entriesOf(path.dirname(mark))).includes(path.basename(mark))
  if (entries.length > 0 && !entries.includes('PG_VERSION')) {
    if (!isHalfMade)
      throw new Error(
        [
          `${folder} is neither empty nor a whole database: the file PG_VERSION is missing. Nothing in it was changed.`,
          ...folderRemedies(folder),
        ].join('\n  '),
      )
    await rm(folder, { recursive: true })
  }
  await mkdir(folder, { recursive: true })
  if (!entries.includes('PG_VERSION')) await writeFile(mark, '')
  return () => rm(mark, { force: true })
}
