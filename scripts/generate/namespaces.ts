import { readdirSync } from 'node:fs'
import path from 'node:path'
import { camelCase } from '../new/source'

const namespaceOf = (name: string): string => `import enUS from '../en-US/${name}.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/${name}.json'
import zhMO from '../zh-MO/${name}.json'

export const ${camelCase(name)}Texts = defineNamespace('${name}', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
`

/**
 * Returns a generated module for each text file except `core`, which the storefront imports itself. The keys are paths
 * in the project.
 * @param root folder of the project
 */
export const namespaces = (root: string): Map<string, string> =>
  new Map(
    readdirSync(path.join(root, 'src/locales/zh-CN'))
      .map((file) => path.basename(file, '.json'))
      .filter((name) => name !== 'core')
      .map((name) => [`src/locales/namespaces/${name}.ts`, namespaceOf(name)]),
  )
