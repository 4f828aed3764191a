import { DOCUMENTED_KEYS } from './documented-keys'
import type { MiniTarget } from './hosts'
import type { Fault } from './script-faults'

type Json = Record<string, unknown>

const objectsIn = (value: unknown): Json[] =>
  [value].flat().filter((each): each is Json => typeof each === 'object' && each !== null)

/**
 * Returns undocumented keys in `app.json` and in the configuration files of pages.
 * @param readJson reads a file of the package; returns undefined if it is missing
 */
export const configFaults = (target: MiniTarget, readJson: (file: string) => unknown): Fault[] => {
  const keys = DOCUMENTED_KEYS[target]
  const check = (file: string, value: unknown, known: readonly string[], part = ''): Fault[] =>
    objectsIn(value)
      .flatMap(Object.keys)
      .filter((key) => !known.includes(key))
      .map((key) => ({ file, line: 1, column: 1, text: `${part}${key} is not documented by this host` }))

  const app = objectsIn(readJson('app.json'))[0] ?? {}
  const tabBar = objectsIn(app.tabBar)[0] ?? {}
  const packaged = objectsIn(app.subPackages).flatMap(({ root, pages }) =>
    (pages as string[]).map((page) => `${String(root)}/${page}`),
  )
  const pages = [...((app.pages as string[] | undefined) ?? []), ...packaged]
  return [
    ...check('app.json', app, keys.app),
    ...check('app.json', app.window, keys.window, 'window.'),
    ...check('app.json', tabBar, keys.tabBar, 'tabBar.'),
    ...check('app.json', [tabBar.list, tabBar.items].flat(), keys.tab, 'tab.'),
    ...check('app.json', app.permission, keys.permission, 'permission.'),
    ...pages.flatMap((page) => check(`${page}.json`, readJson(`${page}.json`), [...keys.window, ...keys.page])),
  ]
}
