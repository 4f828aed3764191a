import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { moduleFolders } from '../gateway/core/module-folders'

const MODULES = 'scripts/gateway/modules'
const CODES = 'src/domain/business-codes'
const SOURCE = '../../../src/domain/business-codes'

const TEXTS = `import { moduleTexts } from '../../../core/texts'
import en from './texts/en-US.json'
import zh from './texts/zh-CN.json'
import mo from './texts/zh-MO.json'

export const texts = moduleTexts({ 'zh-CN': zh, 'zh-MO': mo, 'en-US': en })
`

const nameOf = (file: string): string => `${path.basename(file, '.ts').replaceAll('-', '_').toUpperCase()}_CODES`

const businessCodes = (files: readonly string[]): string => {
  const imports = files.map((file) => `import { ${nameOf(file)} } from '${SOURCE}/${path.basename(file, '.ts')}'\n`)
  const parts = files.map((file) => `  ...${nameOf(file)},\n`)
  return `${imports.join('')}\nexport const BUSINESS_CODES = {\n${parts.join('')}} as const\n`
}

/**
 * Returns the generated files of the gateway: the text modules, one for each `texts` folder, and the table of business
 * codes. The keys are paths in the project.
 * @param root folder of the project
 */
export const gatewayFiles = (root: string): Map<string, string> => {
  const has = (folder: string, file: string): boolean => existsSync(path.join(folder, file))
  // Leaves out texts that a page in the browser imports itself.
  const withTexts = [...moduleFolders(path.join(root, MODULES)).values()].filter(
    (folder) => has(folder, 'texts/zh-CN.json') && !has(folder, 'page-texts.ts'),
  )
  // Text codes are left out, because they are in another field of a response.
  const codes = readdirSync(path.join(root, CODES)).filter((file) => file !== 'text-codes.ts')
  return new Map([
    ...withTexts.map((folder): [string, string] => [path.join(path.relative(root, folder), 'texts.ts'), TEXTS]),
    ['scripts/gateway/core/business-codes.ts', businessCodes(codes)],
  ])
}
