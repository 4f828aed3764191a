import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '@/locales/languages'

const SRC = path.resolve(__dirname, '../../src/locales')

type Tree = { [key: string]: string | Tree }

const flat = (tree: Tree, scope: string): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${scope}.${key}`, value] as [string, string]] : flat(value, `${scope}.${key}`),
  )

const textsOf = (language: Language): [key: string, text: string][] =>
  readdirSync(path.join(SRC, language)).flatMap((file) =>
    flat(JSON.parse(readFileSync(path.join(SRC, language, file), 'utf8')) as Tree, file.replace('.json', '')),
  )

const GATEWAY = path.resolve(__dirname, '../../scripts/gateway')

/** The sandbox gateway's own texts. */
const gatewayTextsOf = (language: Language): [key: string, text: string][] =>
  ['core', ...readdirSync(path.join(GATEWAY, 'modules')).map((module) => `modules/${module}`)]
    .map((room) => path.join(GATEWAY, room, 'texts', `${language}.json`))
    .filter((file) => existsSync(file))
    .flatMap((file) => flat(JSON.parse(readFileSync(file, 'utf8')) as Tree, path.relative(GATEWAY, file)))

/** What each language does not say, and the word that it uses instead. */
const AVOIDED: Record<Language, [pattern: RegExp, instead: string][]> = {
  'zh-CN': [
    [/您/, '你'],
    [/新增/, '添加'],
    [/去付款/, '去支付'],
    [/打不开/, '页面不存在'],
  ],
  'zh-MO': [
    [/您/, '你'],
    [/[週周]([一二三四五六日]|\{\{)/, '星期'],
    [/(?<!微信)支付(?!寶)/, '付款'],
    [/(?<!留)下單/, '落單'],
    [/打開/, '開啟'],
    [/配送/, '派送'],
    [/商店/, '店舖'],
    [/今天/, '今日'],
    [/票檔/, '票價'],
  ],
  'en-US': [
    [/\bverification code\b/i, 'code'],
    [/(seats?|tickets?) an order/, 'per order'],
    [/\d\}\}-\{\{|\}\}-\{\{/, 'a dash between two figures'],
    [/, please\b/, 'a sentence of its own'],
  ],
}

describe.each(LANGUAGES)('the words of %s', (language) => {
  it.each(AVOIDED[language])('%p is not said', (pattern) => {
    expect(textsOf(language).filter(([, text]) => pattern.test(text))).toEqual([])
  })

  if (language !== 'en-US')
    it.each(AVOIDED[language])('%p is not said by the gateway either', (pattern) => {
      expect(gatewayTextsOf(language).filter(([, text]) => pattern.test(text))).toEqual([])
    })

  it('no line begins with a dot between facts', () => {
    expect(textsOf(language).filter(([, text]) => /^\s*·/.test(text))).toEqual([])
  })
})
