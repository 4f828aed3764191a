import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../size/folder'
import { configFaults } from './config-faults'
import { type MiniTarget, SPELLINGS, spellingOf } from './hosts'
import { type Fault, scriptFaults } from './script-faults'
import { nameFaults, sheetFaults } from './sheet-faults'

const SCRIPTS = /\.(js|wxs|fts|sjs)$/
const SHEETS = /\.(wxml|wxss|axml|acss|fxml|ftss)$/

/**
 * Returns faults of a built mini program that its host would reject or fail on. @throws Error if the folder does not
 * exist
 */
export const buildFaults = (target: MiniTarget, folder: string): Fault[] => {
  const own = spellingOf(target, folder)
  const strangers = SPELLINGS.map(({ global }) => global).filter((name) => name !== own.global)
  const readText = (file: string): string => readFileSync(path.join(folder, file), 'utf8')
  const readJson = (file: string): unknown =>
    existsSync(path.join(folder, file)) ? (JSON.parse(readText(file)) as unknown) : undefined
  const inFiles = filesBelow(folder).flatMap(({ path: file }) => {
    if (nameFaults(file, own).length > 0) return nameFaults(file, own)
    if (SCRIPTS.test(file)) return scriptFaults(file, readText(file), strangers)
    return SHEETS.test(file) ? sheetFaults(file, readText(file), own) : []
  })
  return [...inFiles, ...configFaults(target, readJson)]
}
