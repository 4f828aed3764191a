/** Chinese and Latin closing punctuation, which must not start a line. */
const CLOSER =
  /[\u3001\u3002\u3009\u300B\u300D\u300F\u3011\uFF01\uFF09\uFF0C\uFF1A\uFF1B\uFF1F\u2019\u201D\u2026\u00B7,.!?;:)\]}%]/
/** Characters of a word: letters, digits and signs such as hyphens. A line may break between other characters. */
const WORD = /[\w'’\-–/&+@#À-ɏ]/

const INNER = /[.,:]/

/** Splits a text into unbreakable units: Latin words with their trailing space, single Chinese characters. */
const partsOf = (text: string): string[] => {
  const parts: string[] = []
  let joins = false
  for (const char of Array.from(text)) {
    const last = parts.length - 1
    const isWordCharacter = WORD.test(char)
    if (last >= 0 && ((isWordCharacter && joins) || char === ' ' || CLOSER.test(char))) parts[last] += char
    else parts.push(char)
    // A punctuation mark within a word or a date (2026.12.18) belongs to that word.
    joins = isWordCharacter || (joins && INNER.test(char))
  }
  return parts
}

/** Truncates a text to the width, but leaves at least one character. */
const cutTo = (text: string, width: number, widthOf: (text: string) => number, mark: string): string => {
  const chars = Array.from(text)
  while (chars.length > 1 && widthOf(chars.join('') + mark) > width) chars.pop()
  return chars.join('').trimEnd() + mark
}

/**
 * Wraps a text into lines of the given width: between Latin words, and between Chinese characters. A word longer than a
 * line is split. Text beyond `most` lines is replaced by an ellipsis.
 * @param widthOf returns the text's width in the current font, in the unit of `width`.
 */
export const wrapText = (text: string, width: number, most: number, widthOf: (text: string) => number): string[] => {
  const lines: string[] = []
  let line = ''
  const parts = partsOf(text.replace(/\s+/g, ' ').trim())
  while (parts.length > 0) {
    const part = parts.shift() as string
    if (widthOf((line + part).trimEnd()) <= width) {
      line += part
      continue
    }
    if (lines.length === most - 1) {
      lines.push(cutTo(line + part, width, widthOf, '…'))
      return lines
    }
    if (line) {
      lines.push(line.trimEnd())
      line = ''
      parts.unshift(part)
    } else {
      const head = cutTo(part, width, widthOf, '')
      lines.push(head)
      parts.unshift(part.slice(head.length))
    }
  }
  if (line.trim()) lines.push(line.trimEnd())
  return lines
}
