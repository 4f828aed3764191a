import { firstLanguage, type Language } from '../../src/domain/languages'

/** Returns the tags of an `Accept-Language` header, best first. Leaves out tags with `q=0` or an invalid weight. */
const tagsOf = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag, weight = ''] = part.split(';')
      return { tag, weight: weight ? Number(/^\s*q\s*=\s*([\d.]+)\s*$/i.exec(weight)?.[1] ?? 0) : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)

/**
 * Returns the first language in `Accept-Language` that the storefront supports (RFC 9110, section 12.5.4), or zh-CN.
 */
export const acceptedLanguage = (header: string | undefined): Language => firstLanguage(tagsOf(header ?? ''))
