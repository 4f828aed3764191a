import { SPELLINGS, type Spelling } from './hosts'
import type { Fault } from './script-faults'

const others = (own: Spelling): Spelling[] => SPELLINGS.filter(({ directive }) => directive !== own.directive)

const at = (file: string, code: string, index: number, text: string): Fault => {
  const before = code.slice(0, index).split('\n')
  return { file, line: before.length, column: (before.at(-1) ?? '').length + 1, text }
}

/** Returns a fault for a file that only another host reads, such as `base.wxml` in Alipay's package. */
export const nameFaults = (file: string, own: Spelling): Fault[] =>
  others(own)
    .filter(({ template, style, script }) => [template, style, script].some((ending) => file.endsWith(ending)))
    .map(({ global }) => ({ file, line: 1, column: 1, text: `a file for the host of ${global}` }))

/**
 * Returns directives (`wx:if`) and imports of another host in a template or a style sheet. A host ignores them without
 * an error.
 */
export const sheetFaults = (file: string, code: string, own: Spelling): Fault[] =>
  others(own).flatMap(({ directive, template, style, script }) => {
    const endings = [template, style, script].map((ending) => `\\${ending}`).join('|')
    const spellings = new RegExp(
      `[\\s"]${directive}:[a-z]|["'][^"'\\s<>]*(?:${endings})["']|<${script.slice(1)}[\\s>]`,
      'g',
    )
    return [...code.matchAll(spellings)].map((match) =>
      at(file, code, match.index, `${match[0].trim()} is another host's spelling`),
    )
  })
