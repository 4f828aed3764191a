import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formKindFiles } from './form-kinds'
import { gatewayFiles } from './gateway'
import { macaoFiles } from './macao'
import { namespaces } from './namespaces'
import { pageConfigs } from './page-configs'
import { tableTypes } from './tables'

const ROOT = path.join(__dirname, '../..')

/** Folders that contain only generated files. Files in them that are no longer generated are deleted. */
const FOLDERS = ['src/locales/namespaces', 'src/locales/zh-MO']

const removeOthers = (written: ReadonlySet<string>): void => {
  for (const folder of FOLDERS)
    for (const name of readdirSync(path.join(ROOT, folder)))
      if (!written.has(`${folder}/${name}`)) rmSync(path.join(ROOT, folder, name))
}

/** Writes the generated files, which git ignores. Skips files whose content does not change. */
export const generate = (): void => {
  const files = new Map([
    ...pageConfigs(ROOT),
    ...namespaces(ROOT),
    ...macaoFiles(ROOT),
    ...tableTypes(ROOT),
    ...gatewayFiles(ROOT),
    ...formKindFiles(ROOT),
  ])
  for (const [file, content] of files) {
    const target = path.join(ROOT, file)
    if (existsSync(target) && readFileSync(target, 'utf8') === content) continue
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
  removeOthers(new Set(files.keys()))
}

if (require.main === module) generate()
