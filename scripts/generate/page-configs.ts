import { existsSync } from 'node:fs'
import path from 'node:path'
import { factsOf, routeNames } from '../../src/router/table/table'

/** Returns the configuration file of a page, which Taro reads from the folder of its view. */
const pageConfigOf = (name: string): string =>
  `import { pageConfig } from '@/router/table/page-config'\n\nexport default pageConfig('${name}')\n`

/**
 * Returns the configuration files of all pages that have a view. The keys are paths in the project. @param root folder
 * of the project
 */
export const pageConfigs = (root: string): Map<string, string> =>
  new Map(
    routeNames
      .map((name) => ({ name, page: `src/${factsOf(name).page}` }))
      .filter(({ page }) => existsSync(path.join(root, `${page}.tsx`)))
      .map(({ name, page }) => [`${page}.config.ts`, pageConfigOf(name)]),
  )
