import type { NoticeOccasion } from '../../../../../src/domain/notice-channel'
import templates from './data/templates.json'

type Templates = Readonly<Record<string, Readonly<Record<NoticeOccasion, string>>>>

/**
 * Returns the message templates of notifications on a terminal's host. Empty if the host sends no subscribe messages.
 */
export const templatesOf = (terminal: string, occasions: readonly NoticeOccasion[]) => {
  const known: Templates = templates
  if (!Object.hasOwn(known, terminal)) return []
  return [...new Set(occasions)].map((occasion) => ({ occasion, templateId: known[terminal][occasion] }))
}
