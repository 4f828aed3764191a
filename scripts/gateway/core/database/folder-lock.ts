import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Lock files of this process. If another lock file contains the same process id, it is from an earlier process. Ids
 * repeat, for example, when a container restarts.
 */
const claimed = new Set<string>()

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process runs under another user.
    return codeOf(error) === 'EPERM'
  }
}

/**
 * Returns the other process that owns a lock file, or null. A missing or invalid file and a dead process have no owner.
 */
const ownerOf = async (file: string): Promise<number | null> => {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''))
  if (!Number.isSafeInteger(pid) || pid <= 0) return null
  return pid !== process.pid && isAlive(pid) ? pid : null
}

/** Creates a lock file with its contents in one step. Returns false if it already exists. */
const create = async (file: string): Promise<boolean> => {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, String(process.pid))
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    return false
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Replaces the lock of a dead process. Uses a second lock, because two processes at once could overwrite each other's
 * new lock.
 */
const takeOver = async (file: string): Promise<boolean> => {
  const guard = `${file}.takeover`
  if ((await ownerOf(guard)) === null) await rm(guard, { force: true })
  if (!(await create(guard))) return false
  try {
    if ((await ownerOf(file)) !== null) return false
    await writeFile(file, String(process.pid))
    return true
  } finally {
    await rm(guard, { force: true })
  }
}

const inUse = (folder: string, file: string, pid: number | null): Error =>
  new Error(
    [
      `The data in ${folder} belong to process ${pid ?? 'that is starting'}: two processes would destroy them.`,
      'Stop that one, or set GATEWAY_DATA to another folder, or DATABASE_URL to a PostgreSQL.',
      `If it is no gateway of this project, delete ${file}.`,
    ].join('\n  '),
  )

/**
 * Reserves a data folder for this process, by a file beside it with the process's id. Replaces the lock of a dead
 * process. Rejects with a text for the user if another process uses the folder.
 * @returns a function that releases the folder
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = `${path.resolve(folder)}.lock`
  if (claimed.has(file)) throw inUse(folder, file, process.pid)
  claimed.add(file)
  try {
    await mkdir(path.dirname(file), { recursive: true })
    if (!(await create(file)) && ((await ownerOf(file)) !== null || !(await takeOver(file))))
      throw inUse(folder, file, await ownerOf(file))
  } catch (error) {
    claimed.delete(file)
    throw error
  }
  return async () => {
    await rm(file, { force: true })
    claimed.delete(file)
  }
}
