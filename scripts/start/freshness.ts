import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Sources of a web build, relative to the project. */
const SOURCES = ['src', 'config', 'babel.config.js', 'package-lock.json', '.env', '.env.production', '.env.local']

const filesBelow = async (folder: string): Promise<string[]> => {
  const info = await stat(folder).catch(() => null)
  if (!info) return []
  if (info.isFile()) return [folder]
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/**
 * Returns a short text that changes if any source of the web build changes. It depends on the names, sizes and times of
 * the files, and on the `TARO_APP_*` settings.
 * @param root folder of the project
 */
export const fingerprint = async (root: string, env: NodeJS.ProcessEnv = process.env): Promise<string> => {
  const lists = await Promise.all(SOURCES.map((source) => filesBelow(path.join(root, source))))
  const files = lists.flat().sort()
  const facts = await Promise.all(
    files.map(async (file) => {
      const { size, mtimeMs } = await stat(file)
      return `${path.relative(root, file)} ${size} ${Math.floor(mtimeMs)}`
    }),
  )
  const settings = Object.entries(env).filter(([name]) => name.startsWith('TARO_APP_'))
  return createHash('sha256')
    .update(JSON.stringify([facts, settings.sort()]))
    .digest('hex')
}

/**
 * Returns functions that read and write the stored fingerprint of a build's sources.
 * @param folder folder of the build, relative to the project
 */
export const buildRecord = (root: string, folder = 'dist/h5') => {
  const file = path.join(root, '.cache', `${path.basename(folder)}-build`)
  const page = path.join(root, folder, 'index.html')
  return {
    matches: (print: string): boolean => existsSync(page) && existsSync(file) && readFileSync(file, 'utf8') === print,
    write: (print: string): void => {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, print)
    },
  }
}
