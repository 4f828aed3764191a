import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const BUILD = path.resolve(__dirname, '../../../dist/weapp')

/** A recorded event of an element in a template, in the form that Taro's `eh` receives. */
export interface Heard {
  type: string
  /** `dataset.sid` of the element that listens to the event. */
  sid: string
  detail: unknown
}

/** The recorded events, oldest first. The copied components add events here. */
export const hearing = globalThis as unknown as { __heard: Heard[] }

const EVENT_HANDLER = `function eh(event) {
  __heard.push({ type: event.type, sid: event.currentTarget.dataset.sid, detail: event.detail })
}`

interface App {
  pages: string[]
  subPackages: { root: string; pages: string[] }[]
  tabBar: { custom: boolean; list: { pagePath: string; text: string }[] }
}

/** Reads the built `app.json`. */
export const builtApp = (): App => JSON.parse(readFileSync(path.join(BUILD, 'app.json'), 'utf8')) as App

/** Returns the paths of all pages in the build, including those of packages, such as `packages/order/orders/orders`. */
export const builtPages = (): string[] => {
  const { pages, subPackages } = builtApp()
  return [...pages, ...subPackages.flatMap(({ root, pages: inside }) => inside.map((page) => `${root}/${page}`))]
}

const component = (body: string): string => `${EVENT_HANDLER}\nComponent({ ${body}, methods: { eh } })\n`

/**
 * Copies the built templates, with a component for each page. The component has the template of the page, and gets its
 * data from the test instead of React. Fails without a build.
 */
export const copyBuild = (): string => {
  if (!existsSync(path.join(BUILD, 'base.wxml'))) throw new Error('dist/weapp is missing: npm run build:weapp')
  const root = mkdtempSync(path.join(tmpdir(), 'foyer-native-'))
  for (const name of ['base.wxml', 'utils.wxs', 'comp.wxml', 'comp.json', 'custom-tab-bar'])
    cpSync(path.join(BUILD, name), path.join(root, name), { recursive: true })
  for (const page of builtPages()) {
    for (const file of [`${page}.wxml`, `${page}.json`]) cpSync(path.join(BUILD, file), path.join(root, file))
    writeFileSync(path.join(root, `${page}.js`), component('data: { root: { cn: [] } }'))
  }
  // The same as in Taro's createRecursiveComponentConfig.
  const properties = "{ i: { type: Object, value: { nn: '0' } }, l: { type: String, value: '' } }"
  writeFileSync(path.join(root, 'comp.js'), component(`options: { virtualHost: true }, properties: ${properties}`))
  return root
}

/** Deletes the copy. */
export const dropCopy = (root: string): void => rmSync(root, { recursive: true, force: true })
