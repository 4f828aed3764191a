import { existsSync, readFileSync } from 'node:fs'
import { routeNames, factsOf } from '../../src/router/table/table'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>

const PAGES = new Set(routeNames.map((name) => factsOf(name).page))

test.each([
  ['project.config.json', 'dist/weapp/'],
  ['project.alipay.json', 'dist/alipay/'],
  ['project.bank.json', 'dist/bank/'],
])('configures %s to open the folder %s', (file, folder) => expect(read(file).miniprogramRoot).toBe(folder))

test('disables compilation and file removal in WeChat’s tool, and enables its URL check', () => {
  expect(read('project.config.json').setting).toMatchObject({
    urlCheck: true,
    es6: false,
    enhance: false,
    minified: false,
    ignoreUploadUnusedFiles: false,
  })
})

test('lists only existing pages as start pages in WeChat’s tool', () => {
  const { condition } = read('project.config.json') as {
    condition: { miniprogram: { list: { pathName: string }[] } }
  }
  const starts = condition.miniprogram.list.map(({ pathName }) => pathName)
  expect(starts.filter((page) => !PAGES.has(page) || !existsSync(`src/${page}.tsx`))).toEqual([])
  expect(starts.length).toBeGreaterThan(3)
})

test('uses the current Alipay format and enables its component mode', () => {
  expect(read('project.alipay.json')).toMatchObject({ format: 2, compileOptions: { component2: true } })
})
