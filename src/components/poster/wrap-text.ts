/** Closing punctuation of Chinese and Latin, which never starts a line. */
const CLOSER =
  /[\u3001\u3002\u3009\u300B\u300D\u300F\u3011\uFF01\uFF09\uFF0C\uFF1A\uFF1B\uFF1F\u2019\u201D\u2026\u00B7,.!?;:)\]}%]/
/** Letters, digits and characters inside words; other characters may be separated. */
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
    // A punctuation mark inside a word or a date (2026.12.18) joins it.
    joins = isWordCharacter || (joins && INNER.test(char))
  }
  return parts
}

/** Truncates to the width; keeps at least one character. */
const cutTo = (text: string, width: number, widthOf: (text: string) => number, mark: string): string => {
  const chars = Array.from(text)
  while (chars.length > 1 && widthOf(chars.join('') + mark) > width) chars.pop()
  return chars.join('').trimEnd() + mark
}

/**
 * Breaks a text into lines that fit, at words in Latin and between characters in Chinese; text beyond `most` lines
 * becomes an ellipsis. A word longer than a line is cut there.
 * @param widthOf the text's width in the font that is set, in the unit of `width`.
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
