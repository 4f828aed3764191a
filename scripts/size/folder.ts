import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** A file with its path relative to a folder, separated by `/`. */
export interface WeighedFile {
  path: string
  bytes: number
}

/** Returns every file below a folder, sorted by path. @throws Error if the folder does not exist */
export const filesBelow = (folder: string): WeighedFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ path: path.relative(folder, file).split(path.sep).join('/'), bytes: statSync(file).size }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
