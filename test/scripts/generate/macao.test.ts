import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { macaoText, macaoTexts, textFiles } from '../../../scripts/generate/macao'

const ROOT = path.join(__dirname, '../../..')

test.each([
  ['登录后查看 {{count}} 张电子票', '登入後查看 {{count}} 張電子門票'],
  ['请输入手机号码', '請輸入手提電話號碼'],
  ['请输入手机号', '請輸入手提電話號碼'],
  ['身份证号码', '身份證號碼'],
  ['支付宝支付', '支付寶付款'],
  ['周末与周五', '週末與星期五'],
  ['{{days}} 天后计入', '{{days}} 天後計入'],
  ['将记录一次，不计入爽约记录', '將記錄一次，不計入爽約紀錄'],
  ['取货柜台', '取貨櫃枱'],
])('converts “%s” to Macao’s usage', (chinese, macao) => {
  expect(macaoText(chinese)).toBe(macao)
})

test('prefers the project’s own Macao texts', () => {
  expect(macaoTexts({ a: { b: '登录', c: '关闭' }, d: ['入场'] }, { a: { b: '進入' } })).toEqual({
    a: { b: '進入', c: '關閉' },
    d: ['入場'],
  })
})

test('rejects a Macao text whose key does not exist in zh-CN', () => {
  expect(() => macaoTexts({ a: '登录' }, { b: '登入' })).toThrow('No zh-CN text for the key "b"')
})

type Tree = { [key: string]: string | string[] | Tree }

/** Returns own texts that equal the automatic conversion, by file and key. */
const needless = (file: string, chinese: Tree, own: Tree): string[] =>
  Object.entries(own).flatMap(([key, value]) =>
    typeof value === 'string' || Array.isArray(value)
      ? JSON.stringify(macaoTexts({ key: chinese[key] }, {}).key) === JSON.stringify(value)
        ? [`${file} ${key}`]
        : []
      : needless(`${file} ${key}`, chinese[key] as Tree, value),
  )

test('finds no Macao text that equals the automatic conversion', () => {
  const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Tree
  const files = textFiles(ROOT).filter(({ own }) => existsSync(path.join(ROOT, own)))
  expect(files.length).toBeGreaterThan(20)
  expect(files.flatMap(({ chinese, own }) => needless(own, read(chinese), read(own)))).toEqual([])
})
