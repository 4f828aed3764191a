import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '@/domain/languages'

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

/** Returns the texts that the sandbox gateway itself contains. */
const gatewayTextsOf = (language: Language): [key: string, text: string][] =>
  ['core', ...readdirSync(path.join(GATEWAY, 'modules')).map((module) => `modules/${module}`)]
    .map((room) => path.join(GATEWAY, room, 'texts', `${language}.json`))
    .filter((file) => existsSync(file))
    .flatMap((file) => flat(JSON.parse(readFileSync(file, 'utf8')) as Tree, path.relative(GATEWAY, file)))

/** Terms that must not be used in each language, and their replacement. */
const AVOIDED: Record<Language, [pattern: RegExp, instead: string][]> = {
  'zh-CN': [
    [/您/, '你'],
    [/新增/, '添加'],
    [/去付款/, '去支付'],
    [/打不开/, '页面不存在'],
    [/转让/, '转赠 for a gift, 退给候补 for a resale'],
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
    [/明天/, '明日'],
    [/票檔/, '票價'],
    [/改簽/, '改期'],
    [/轉讓/, '轉贈 for a gift, 退給候補 for a resale'],
    [/註銷/, '刪除'],
    [/物流/, '派送'],
    [/觀演人/, '入場人士'],
    [/(紙本|電子)票/, '紙本門票, 電子門票'],
  ],
  'en-US': [
    [/\bverification code\b/i, 'code'],
    [/(seats?|tickets?) an order/, 'per order'],
    [/\d\}\}-\{\{|\}\}-\{\{/, 'a dash between two figures'],
    [/, please\b/, 'a sentence of its own'],
  ],
}

/** Returns the texts of shows, venues, pages and goods in the sandbox. */
const gatewayDataOf = (language: Language): [key: string, text: string][] =>
  readdirSync(path.join(GATEWAY, 'modules'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /[/\\]data[/\\].*\.json$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(GATEWAY, 'modules', file), 'utf8')
      return flat(JSON.parse(text, (_, value: string | Tree | null) => value ?? '') as Tree, file)
    })
    .filter(([key]) => key.endsWith(`.${language}`))

/** British spellings, which must not be used because `en-US` is American English. */
const BRITISH = new RegExp(
  [
    /(cancel|travel|label|model|signal|enrol)l(ed|ing)\b/,
    /\b(centre|theatre|fibre|metre|litre)s?\b/,
    /(favour|colour|honour|humour|neighbour|harbour|labour|behaviour|flavour)/,
    /(organise|organisation|recognise|realise|apologise|personalise|customise|authorise|finalise|minimise)/,
    /\b(programme|catalogue|dialogue|grey|licence|defence|enrolment|cheque|whilst|towards|afterwards|judgement)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)

/** Placeholders, and names of venues, companies and streets. Their spelling is not checked. */
const OWN_NAMES = /\{\{?\w+\}\}?|([A-Z][\w-]+ )+(Theatre|Centre)|Central Harbour\w*/g

describe('American spelling', () => {
  it.each(['cancelled', 'the city centre', 'Theatre', 'Favourites', 'an organiser', 'recognised', 'ICP licence'])(
    'rejects %p',
    (text) => {
      expect(text).toMatch(BRITISH)
    },
  )

  it('is used by the storefront and the sandbox', () => {
    const all = [...textsOf('en-US'), ...gatewayTextsOf('en-US'), ...gatewayDataOf('en-US')]
    expect(all.length).toBeGreaterThan(2000)
    expect(all.filter(([, text]) => BRITISH.test(text.replace(OWN_NAMES, '')))).toEqual([])
  })
})

describe.each(LANGUAGES)('the wording of %s', (language) => {
  it.each(AVOIDED[language])('avoids %p', (pattern) => {
    expect(textsOf(language).filter(([, text]) => pattern.test(text))).toEqual([])
  })

  if (language !== 'en-US')
    it.each(AVOIDED[language])('avoids %p also in the gateway', (pattern) => {
      expect(gatewayTextsOf(language).filter(([, text]) => pattern.test(text))).toEqual([])
    })

  it('begins no line with a separator dot', () => {
    expect(textsOf(language).filter(([, text]) => /^\s*·/.test(text))).toEqual([])
  })
})
