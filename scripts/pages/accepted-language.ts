import { firstLanguage, type Language } from '../../src/domain/languages'

/** Returns tags of an `Accept-Language` header, best first, without those with `q=0` or an invalid weight. */
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
 * Returns the browser's first language that the storefront has (`Accept-Language`, RFC 9110 section 12.5.4), else
 * zh-CN.
 */
export const acceptedLanguage = (header: string | undefined): Language => firstLanguage(tagsOf(header ?? ''))
