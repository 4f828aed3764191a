import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type AtRule, parse, type Root, type Rule } from 'postcss'
import type { Kind } from '../harness/kinds'
import type { Phone } from '../harness/ground'

const ENDINGS: Record<Kind, string> = { weapp: '.wxss', alipay: '.acss', bank: '.ftss' }

/**
 * Replacements for the names of the hosts' elements in selectors. The hosts' compilers rename these elements, and
 * `page` becomes the body.
 */
const TAGS =
  /(^|[\s>+~,(])(view|text|button|image|input|canvas|scroll-view|checkbox|radio|form|navigator|web-view)(?![\w-])/g
const PAGE = /(^|[\s>+~,(])page(?![\w-])/g

/** Width of the screen in rpx. */
const DESIGN = 750

/**
 * Returns a function that converts the hosts' units to units of the browser: lengths in rpx, and the insets of the
 * phone's safe area. Its argument is the value of a declaration, or an inline style.
 */
export const unitsOf =
  ({ width, statusBarHeight, safeBottom }: Phone) =>
  (text: string): string =>
    text
      .replace(/(-?(?:\d*\.)?\d+)rpx\b/g, (_, number: string) => `${(Number(number) * width) / DESIGN}px`)
      .replace(/env\(safe-area-inset-(top|bottom|left|right)[^)]*\)/g, (_, edge: string) =>
        edge === 'bottom' ? `${safeBottom}px` : edge === 'top' ? `${statusBarHeight}px` : '0px',
      )

const selectorOf = (selector: string): string => selector.replace(TAGS, '$1wx-$2').replace(PAGE, '$1body')

const translate = (root: Root, phone: Phone): string => {
  const units = unitsOf(phone)
  root.walkRules((rule: Rule) => {
    if (!/keyframes$/.test((rule.parent as AtRule | undefined)?.name ?? '')) rule.selector = selectorOf(rule.selector)
  })
  root.walkDecls((declaration) => void (declaration.value = units(declaration.value)))
  root.walkAtRules('media', (media) => void (media.params = units(media.params)))
  return root.toString()
}

/** Returns a style sheet, preceded by the style sheets that it imports, in their order. */
const sheet = (file: string, phone: Phone): string => {
  const root = parse(readFileSync(file, 'utf8'))
  const imported: string[] = []
  root.walkAtRules('import', (rule) => {
    imported.push(sheet(path.resolve(path.dirname(file), rule.params.replace(/^["']|["']$/g, '')), phone))
    rule.remove()
  })
  return [...imported, translate(root, phone)].join('\n')
}

const own = (name: string): string => readFileSync(path.join(__dirname, 'base', `${name}.css`), 'utf8')

/** Returns the default styles of the host. The bank's container uses WeChat's elements. */
export const baseSheet = (kind: Kind): string => `${own(kind === 'alipay' ? 'alipay' : 'wechat')}\n${own('inner')}`

const made = new Map<string, string>()

/**
 * Returns the style sheet of a page or of the app (`app`) as the host links it, converted to CSS of the browser. Empty
 * if the page has no style sheet.
 * @param root folder of the compiled program
 */
export const sheetOf = (root: string, kind: Kind, unit: string, phone: Phone): string => {
  const file = path.join(root, unit + ENDINGS[kind])
  const key = JSON.stringify([file, phone])
  const known = made.get(key)
  if (known !== undefined) return known
  const text = existsSync(file) ? sheet(file, phone) : ''
  made.set(key, text)
  return text
}
