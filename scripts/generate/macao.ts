import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Converter, CustomConverter } from 'opencc-js/cn2t'
import { MACAO_TERMS } from './macao-terms'

interface TextTree {
  [key: string]: string | string[] | TextTree
}

const toHongKong = Converter({ from: 'cn', to: 'hk' })
const toMacao = CustomConverter(MACAO_TERMS.map(([from, to]) => [from, to]))

/** Converts Simplified Chinese to the Chinese of Macao. Does not change placeholders such as `{name}`. */
export const macaoText = (text: string): string => toMacao(toHongKong(text))

/**
 * Returns the texts of Macao: Macao's own texts, and conversions of all other zh-CN texts.
 * @throws Error if a key of `own` does not exist in `chinese`
 */
export const macaoTexts = (chinese: TextTree, own: TextTree): TextTree => {
  const unknown = Object.keys(own).find((key) => typeof chinese[key] !== typeof own[key])
  if (unknown) throw new Error(`No zh-CN text for the key "${unknown}": add it there or remove it.`)
  const converted = ([key, value]: [string, TextTree[string]]): TextTree[string] => {
    const ours = own[key]
    if (typeof value === 'string') return ours ?? macaoText(value)
    if (Array.isArray(value)) return ours ?? value.map(macaoText)
    return macaoTexts(value, (ours ?? {}) as TextTree)
  }
  return Object.fromEntries(Object.entries(chinese).map((entry) => [entry[0], converted(entry)]))
}

const read = (file: string): TextTree => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TextTree) : {})

/** Paths of a zh-CN text file, of Macao's own texts, and of the generated file. */
interface TextFiles {
  chinese: string
  own: string
  whole: string
}

/** Returns the text files of the storefront and of the gateway's modules. @param root the project's folder */
export const textFiles = (root: string): TextFiles[] => [
  ...readdirSync(path.join(root, 'src/locales/zh-CN')).map((file) => ({
    chinese: `src/locales/zh-CN/${file}`,
    own: `src/locales/macao/${file}`,
    whole: `src/locales/zh-MO/${file}`,
  })),
  ...readdirSync(path.join(root, 'scripts/gateway'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'zh-CN.json')
    .map((file) => path.posix.dirname(`scripts/gateway/${file}`))
    .map((folder) => ({
      chinese: `${folder}/zh-CN.json`,
      own: `${folder}/macao.json`,
      whole: `${folder}/zh-MO.json`,
    })),
]

/** Returns the generated text files of Macao. The keys are paths in the project. @param root folder of the project */
export const macaoFiles = (root: string): Map<string, string> =>
  new Map(
    textFiles(root).map(({ chinese, own, whole }) => {
      const texts = macaoTexts(read(path.join(root, chinese)), read(path.join(root, own)))
      return [whole, `${JSON.stringify(texts, null, 2)}\n`]
    }),
  )
