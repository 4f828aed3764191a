import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import groups from '../../../../../scripts/gateway/modules/base/copywriting/data/copywriting.json'
import { LANGUAGES } from '@/domain/languages'
import { withCopywriting } from '@/locales/overlay'
import type { TextTree } from '@/locales/read-text'

const ours = (language: string, group: string): TextTree =>
  JSON.parse(
    readFileSync(
      join(__dirname, `../../../../../src/locales/${language}/${group === 'base' ? 'core' : group}.json`),
      'utf8',
    ),
  ) as TextTree

describe.each(LANGUAGES)('the sandbox merchant’s texts in %s', (language) => {
  it.each(Object.entries(groups))('are all valid for the text group %s', (group, texts) => {
    const refused: unknown[] = []
    const said = Object.entries(texts).map(([key, text]) => ({ key, value: text[language] }))
    withCopywriting(ours(language, group), said, (key, why) => void refused.push([key, why]))
    expect(refused).toEqual([])
  })
})
