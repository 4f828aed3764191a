import { readdirSync, readFileSync } from 'node:fs'
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
    [/支付(?!寶)/, '付款'],
  ],
  'en-US': [[/\bverification code\b/i, 'code']],
}

describe.each(LANGUAGES)('the words of %s', (language) => {
  it.each(AVOIDED[language])('%p is not said', (pattern) => {
    expect(textsOf(language).filter(([, text]) => pattern.test(text))).toEqual([])
  })

  it('no line begins with a dot between facts', () => {
    expect(textsOf(language).filter(([, text]) => /^\s*·/.test(text))).toEqual([])
  })
})
