import { statfs } from 'node:fs/promises'
import { folderRemedies } from './data-folder'
import { isDatabaseLost } from './lost'

/** Minimum free bytes for a database to write: a segment of the write-ahead log. */
const SEGMENT = 16 * 1024 * 1024
/** PostgreSQL's error codes of damaged data, of unreadable files, and of a full disk. */
const DAMAGE_CLASS = /^(XX|58|53100)/
/** Error codes of a PostgreSQL server for a wrong login or database: classes 28 and 3D. */
const ACCESS_CLASS = /^(28|3D)/

const isServerAddress = (text: string): boolean => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)

/**
 * Throws an error with a text for the user if `DATABASE_URL` is not a PostgreSQL address. The text omits the value,
 * which contains a password.
 */
export const requireServerAddress = (databaseUrl: string): void => {
  if (isServerAddress(databaseUrl)) return
  throw new Error(
    [
      'Invalid DATABASE_URL: it is not an address of PostgreSQL.',
      'Set it to postgres://user:password@host:5432/database, or remove it: the data are in a folder then.',
    ].join('\n  '),
  )
}

const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

const messageOf = (error: unknown): string =>
  (error instanceof Error && error.message) || String(codeOf(error) || error)

const isDiskFull = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Infinity, bsize: 1 }))
  return bavail * bsize < SEGMENT
}

/**
 * Returns true for PGlite's errors of damaged data. Such errors come from the WebAssembly program, from its file
 * system, from PostgreSQL, or from PGlite itself.
 */
const isDamage = (error: unknown): boolean => {
  const { name, message } = (error ?? {}) as Partial<Error>
  if (name === 'RuntimeError' || name === 'ErrnoError') return true
  return DAMAGE_CLASS.test(codeOf(error)) || isDatabaseLost(error) || /^PGlite failed/.test(message ?? '')
}

const explainServer = (databaseUrl: string, error: unknown): Error => {
  if (!isDatabaseLost(error) && !ACCESS_CLASS.test(codeOf(error))) return error as Error
  const { host, pathname } = new URL(databaseUrl)
  return new Error(
    [
      `The database ${pathname.slice(1)} of DATABASE_URL at ${host} cannot be opened: ${messageOf(error)}. Its data were not touched.`,
      'Start that server, correct DATABASE_URL, or remove it: the data are in a folder then.',
    ].join('\n  '),
    { cause: error },
  )
}

/**
 * Returns a start error with a text for the user. The text names the folder or variable, the state of the data, and the
 * remedy. Errors that do not concern the database's files or server are returned unchanged.
 */
export const explainStart = async (
  error: unknown,
  { databaseUrl, dataDir }: { databaseUrl?: string; dataDir?: string },
): Promise<Error> => {
  if (databaseUrl) return explainServer(databaseUrl, error)
  if (!dataDir || !isDamage(error)) return error as Error
  const lines = (await isDiskFull(dataDir))
    ? [
        `The disk of ${dataDir} is full: the database cannot start. Nothing was deleted.`,
        'Free some space, or set GATEWAY_DATA to a folder on another disk.',
      ]
    : [`The database in ${dataDir} is damaged: ${messageOf(error)}. Nothing was deleted.`, ...folderRemedies(dataDir)]
  return new Error(lines.join('\n  '), { cause: error })
}
