import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Lock files that this process holds or is about to: its own process id in another one is a former life's, as in a container. */
const claimed = new Set<string>()

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs, under another user.
    return codeOf(error) === 'EPERM'
  }
}

/** The other process that owns a lock file; null for none, a dead one, and a file that is no lock. */
const ownerOf = async (file: string): Promise<number | null> => {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''))
  if (!Number.isSafeInteger(pid) || pid <= 0) return null
  return pid !== process.pid && isAlive(pid) ? pid : null
}

/** Creates a lock file whole or not at all; false where there is one. */
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

/** Takes a dead process's lock over. One process at a time: another's fresh lock would be taken for the dead one's. */
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
 * Makes this process the only one that opens a data folder, by a file beside it with the process's id. A lock whose process is
 * dead is taken over. Rejects with a text for the user when another process has the folder.
 * @returns releases the folder
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
