import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gatewayFiles } from './gateway'
import { macaoFiles } from './macao'
import { namespaces } from './namespaces'
import { pageConfigs } from './page-configs'
import { tableTypes } from './tables'

const ROOT = path.join(__dirname, '../..')

/** Writes the files that follow from others. Git ignores them; a file whose content is right is not touched. */
export const generate = (): void => {
  for (const [file, content] of [
    ...pageConfigs(ROOT),
    ...namespaces(ROOT),
    ...macaoFiles(ROOT),
    ...tableTypes(ROOT),
    ...gatewayFiles(ROOT),
  ]) {
    const target = path.join(ROOT, file)
    if (existsSync(target) && readFileSync(target, 'utf8') === content) continue
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
}

if (require.main === module) generate()
