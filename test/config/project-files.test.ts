import { existsSync, readFileSync } from 'node:fs'
import { routeNames, factsOf } from '../../src/router/table/table'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>

const PAGES = new Set(routeNames.map((name) => factsOf(name).page))

test.each([
  ['project.config.json', 'dist/weapp/'],
  ['project.alipay.json', 'dist/alipay/'],
  ['project.bank.json', 'dist/bank/'],
])('%s opens %s', (file, folder) => expect(read(file).miniprogramRoot).toBe(folder))

test('WeChat’s tool compiles nothing again, checks addresses, and drops no file', () => {
  expect(read('project.config.json').setting).toMatchObject({
    urlCheck: true,
    es6: false,
    enhance: false,
    minified: false,
    ignoreUploadUnusedFiles: false,
  })
})

test('every start page of WeChat’s tool exists', () => {
  const { condition } = read('project.config.json') as {
    condition: { miniprogram: { list: { pathName: string }[] } }
  }
  const starts = condition.miniprogram.list.map(({ pathName }) => pathName)
  expect(starts.filter((page) => !PAGES.has(page) || !existsSync(`src/${page}.tsx`))).toEqual([])
  expect(starts.length).toBeGreaterThan(3)
})

test('Alipay’s settings have the current format with components enabled', () => {
  expect(read('project.alipay.json')).toMatchObject({ format: 2, compileOptions: { component2: true } })
})
