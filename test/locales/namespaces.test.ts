import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@/domain/languages'

type Tree = { [key: string]: string | Tree }

const FOLDER = join(__dirname, '../../src/locales')
const MODEL = 'zh-CN'
const NAMESPACES = readdirSync(join(FOLDER, MODEL)).map((file) => file.replace('.json', ''))

const flatten = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  )

const read = (language: string, room: string) =>
  flatten(JSON.parse(readFileSync(join(FOLDER, language, `${room}.json`), 'utf8')) as Tree)

const stem = (key: string) => key.replace(/_(one|other)$/, '')
const stems = (entries: [string, string][]) => [...new Set(entries.map(([key]) => stem(key)))].sort()
const places = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()

/** Common characters that exist in simplified Chinese only. */
const SIMPLIFIED =
  /[们这说买张场订单进请输选择门证验认确应该码务电话关开闭发览录网络时间设语总额费种类积优检过运营还没与会员邮编号级错误显页载连试项产区县资标题变态]/u

describe.each(NAMESPACES)('namespace %s', (room) => {
  const model = read(MODEL, room)

  it.each(LANGUAGES)('has every text in %s', (language) => {
    expect(stems(read(language, room))).toEqual(stems(model))
  })

  it.each(LANGUAGES)('has the plural forms that %s needs', (language) => {
    const keys = new Set(read(language, room).map(([key]) => key))
    const plural = stems(model.filter(([key]) => key.endsWith('_other')))
    const forms = language === 'en-US' ? ['one', 'other'] : ['other']
    expect(plural.flatMap((key) => forms.map((form) => `${key}_${form}`)).filter((key) => !keys.has(key))).toEqual([])
    expect([...keys].filter((key) => key.endsWith('_one') && language !== 'en-US')).toEqual([])
  })

  it.each(LANGUAGES)('has no empty text in %s', (language) => {
    expect(read(language, room).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each(LANGUAGES)('has the placeholders of the original texts in %s', (language) => {
    const wanted = new Map(model.map(([key, text]) => [stem(key), places(text)]))
    const strayed = read(language, room).filter(([key, text]) => !samePlaces(places(text), wanted.get(stem(key)) ?? []))
    expect(strayed).toEqual([])
  })

  it('is written in traditional characters in zh-MO', () => {
    const simplified = read('zh-MO', room).filter(
      ([key, text]) => !key.startsWith('language.') && SIMPLIFIED.test(text),
    )
    expect(simplified).toEqual([])
  })
})

/**
 * Pairs of placeholders that count as equal. A discount is stated in tenths in Chinese, and as percent off in English.
 * The number of shows in an order includes the first show, or only the others. Callers always pass both values.
 */
const samePlaces = (left: string[], right: string[]) => {
  const same = (list: string[]) =>
    list
      .map((place) => place.replace('{{percent}}', '{{tenths}}').replace('{{more}}', '{{total}}'))
      .sort()
      .join()
  return same(left) === same(right)
}

describe('namespaces', () => {
  it('are the same files in every language', () => {
    for (const language of LANGUAGES) {
      expect(readdirSync(join(FOLDER, language)).sort()).toEqual(NAMESPACES.map((room) => `${room}.json`).sort())
    }
  })

  it('share no key with the core namespace', () => {
    const core = new Set(stems(read(MODEL, 'core')))
    for (const room of NAMESPACES.filter((name) => name !== 'core'))
      expect(stems(read(MODEL, room)).filter((key) => core.has(key))).toEqual([])
  })
})
