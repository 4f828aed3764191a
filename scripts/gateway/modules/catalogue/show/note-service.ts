import type { RefundRule } from '../../../../../src/domain/refund/rule'
import type { ResaleRule } from '../../../../../src/domain/resale/rule'
import type { Language } from '../../../core/localized-text'
import notes from './data/notes.json'
import { texts } from './texts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Fields of a show that its notes contain. */
export interface NotedShow {
  notes: readonly string[]
  refund_rule: RefundRule
  resale_rule: ResaleRule | null
  service_fee: number
}

const spanText = (ms: number, lang: Language): string => {
  const isDays = ms % DAY === 0
  const count = Math.floor(ms / (isDays ? DAY : HOUR))
  if (count === 1) return texts.translate(lang, isDays ? 'refund.day' : 'refund.hour', { count })
  return texts.translate(lang, isDays ? 'refund.days' : 'refund.hours', { count })
}

/** Returns the lower end of a period as text. Omits the unit if both ends are in days: `2` of "2 to 7 days". */
const fromText = (from: number, to: number, lang: Language): string =>
  from % DAY === 0 && to % DAY === 0 ? String(from / DAY) : spanText(from, lang)

/**
 * Describes a refund rule in a sentence.
 * @param steps sorted by time, the earliest first
 */
const refundText = ({ steps }: RefundRule, lang: Language): string => {
  const parts = steps.map(({ before, fee }, at) => {
    const rate = fee / 100
    const earlier = steps[at - 1]?.before
    if (earlier === undefined)
      return texts.translate(lang, fee === 0 ? 'refund.free' : 'refund.step', { span: spanText(before, lang), rate })
    const period = { from: fromText(before, earlier, lang), to: spanText(earlier, lang), rate }
    return texts.translate(lang, 'refund.next', period)
  })
  const last = spanText(steps.at(-1)?.before ?? 0, lang)
  return texts.translate(lang, 'refund.rule', { steps: parts.join(texts.translate(lang, 'refund.separator')), last })
}

/** Describes the cost of a resale in a sentence. */
const resaleText = ({ before, fee }: ResaleRule, lang: Language): string =>
  texts.translate(lang, fee === 0 ? 'return.free' : 'return.rule', { span: spanText(before, lang), rate: fee / 100 })

/** Describes the service fee in a sentence; null without a fee. */
const serviceText = (fee: number, lang: Language): string | null =>
  fee > 0 ? texts.translate(lang, 'service.fee', { amount: fee / 100 }) : null

/**
 * Returns the text of the show's rule for a note. Null if the show has no such rule, undefined for a note with a fixed
 * text.
 */
const ruleText = (
  code: string,
  { refund_rule: refund, resale_rule: back, service_fee: fee }: NotedShow,
  lang: Language,
) => {
  if (code === 'refundable') return refundText(refund, lang)
  if (code === 'serviceFee') return serviceText(fee, lang)
  return code === 'returnable' ? back && resaleText(back, lang) : undefined
}

/**
 * Returns the key of one of the two refund notes, depending on the show's rule. Orders with a privilege may have
 * another rule.
 */
const codeOf = (code: string, { refund_rule: { steps } }: NotedShow): string =>
  code === 'refundable' || code === 'notRefundable' ? (steps.length === 0 ? 'notRefundable' : 'refundable') : code

/**
 * Returns the service notes of a show, with its service fee and the costs of refunds and resales. Skips unknown keys.
 */
export const serviceNotesOf = (show: NotedShow, lang: Language) =>
  show.notes.flatMap((noted) => {
    const code = codeOf(noted, show)
    if (!Object.hasOwn(notes, code)) return []
    const { title, description, supported } = notes[code as keyof typeof notes]
    const text = ruleText(code, show, lang)
    if (text === null) return []
    return [{ code, title: title[lang], description: text ?? description[lang], supported }]
  })

/** Notes about the entrance. Other notes concern purchases, refunds and invoices. */
const DOOR_NOTES = [
  ...['eTicket', 'selfTake', 'realNameLater', 'realNameTicket'],
  ...['child', 'childWelcome', 'entryHour', 'leaveAtHome'],
]

/** Returns the notes that a show's tickets contain: the rules at the entrance. */
export const doorNotes = (notes: readonly string[]): string[] => notes.filter((note) => DOOR_NOTES.includes(note))

/** Returns the texts of a show's service notes. */
export const notesIn = (show: NotedShow, lang: Language): string[] =>
  serviceNotesOf(show, lang).map(({ description }) => description)
