import type { RefundRule } from '../../../../src/domain/refund/rule'
import type { Language } from '../../core/localized-text'
import notes from './data/notes.json'
import { texts } from './texts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A show's own facts that its notes speak of. */
export interface NotedShow {
  notes: readonly string[]
  refund_rule: RefundRule
}

const spanText = (ms: number, lang: Language): string =>
  ms % DAY === 0
    ? texts.translate(lang, 'refund.days', { count: ms / DAY })
    : texts.translate(lang, 'refund.hours', { count: Math.floor(ms / HOUR) })

/** A refund rule as a sentence. */
const refundText = ({ steps }: RefundRule, lang: Language): string => {
  const parts = steps.map(({ before, fee }) =>
    texts.translate(lang, fee === 0 ? 'refund.free' : 'refund.step', { span: spanText(before, lang), rate: fee / 100 }),
  )
  return texts.translate(lang, 'refund.rule', { steps: parts.join(texts.translate(lang, 'refund.separator')) })
}

/** The service notes of a show; unknown keys are dropped. What a refund costs is read from the show's rule. */
export const serviceNotesOf = ({ notes: keys, refund_rule: rule }: NotedShow, lang: Language) =>
  keys.flatMap((code) => {
    if (!Object.hasOwn(notes, code)) return []
    const { title, description, supported } = notes[code as keyof typeof notes]
    const text = code === 'refundable' ? refundText(rule, lang) : description[lang]
    return [{ code, title: title[lang], description: text, supported }]
  })

/** The texts of a show's service notes. */
export const notesIn = (show: NotedShow, lang: Language): string[] =>
  serviceNotesOf(show, lang).map(({ description }) => description)
