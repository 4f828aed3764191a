import { existsSync } from 'node:fs'
import path from 'node:path'
import { factsOf, routeNames } from '../../src/router/table/table'

/** Returns the configuration of a page, which Taro reads beside its view. */
const pageConfigOf = (name: string): string =>
  `import { pageConfig } from '@/router/table/page-config'\n\nexport default pageConfig('${name}')\n`

/**
 * Returns the configurations of all pages with a view: path in the project to content. @param root the project's folder
 */
export const pageConfigs = (root: string): Map<string, string> =>
  new Map(
    routeNames
      .map((name) => ({ name, page: `src/${factsOf(name).page}` }))
      .filter(({ page }) => existsSync(path.join(root, `${page}.tsx`)))
      .map(({ name, page }) => [`${page}.config.ts`, pageConfigOf(name)]),
  )
